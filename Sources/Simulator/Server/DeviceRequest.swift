/// A page's request about the devices that are shown side by side.
package enum DeviceRequest: Sendable {
  /// Another device of a kind, by its name.
  case add(model: String)
  /// A device less, by its number.
  case remove(Int)
}
