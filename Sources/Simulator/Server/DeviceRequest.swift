import DeviceProtocol

/// A page's request that concerns all devices side by side.
package enum DeviceRequest: Sendable {
  /// Adds a device of a model, by its name.
  case add(model: String)
  /// Removes a device, by its number.
  case remove(Int)
  /// Switches to another system.
  case use(SystemRelease)
}
