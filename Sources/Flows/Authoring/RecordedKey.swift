import DeviceProtocol

/// A key of a hardware keyboard.
struct RecordedKey: Equatable, Sendable {
  /// The key as a flow writes it, without those that are held.
  var name: String
  var modifiers: KeyPress.Modifiers
}
