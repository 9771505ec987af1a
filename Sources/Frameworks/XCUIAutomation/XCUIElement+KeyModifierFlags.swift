import DeviceProtocol

extension XCUIElement {
  /// The modifier keys that are held while another key is typed.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags>.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The Control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The Option key.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The Option key, under its other name.
    public static let alternate = option
    /// The Command key.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    /// The flags in the device's format.
    var modifiers: KeyPress.Modifiers {
      let pairs: [(KeyModifierFlags, KeyPress.Modifiers)] = [
        (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
        (.command, .command),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }
}
