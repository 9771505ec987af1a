import DeviceProtocol

/// A key of a hardware keyboard.
struct RecordedKey: Equatable, Sendable {
  /// The name of the key in a flow, without modifier keys.
  var name: String
  var modifiers: KeyPress.Modifiers
}
