/// A page's request to add or remove a device that's shown side by side.
package enum DeviceRequest: Sendable {
  /// Adds a device of a model, by its name.
  case add(model: String)
  /// Removes a device, by its number.
  case remove(Int)
}
