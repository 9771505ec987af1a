import DeviceProtocol

/// A key of a hardware keyboard.
struct RecordedKey: Equatable, Sendable {
  /// The key in a flow's notation, without modifier keys.
  var name: String
  var modifiers: KeyPress.Modifiers
}
