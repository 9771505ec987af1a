import DeviceProtocol

/// A page's request that concerns all devices side by side.
package enum DeviceRequest: Sendable {
  /// Adds a device of a model, by its name.
  case add(model: String)
  /// Removes a device, by its number.
  case remove(Int)
  /// Switches to another system, and reports when the apps have been rebuilt for it.
  case use(SystemRelease, done: @Sendable () -> Void)
}
