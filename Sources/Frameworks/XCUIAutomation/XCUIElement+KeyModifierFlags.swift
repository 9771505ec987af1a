import DeviceProtocol

extension XCUIElement {
  /// Keys that are held while another is typed.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/keymodifierflags>.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Option, by its other name.
    public static let alternate = option
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    /// The flags as the device has them.
    var modifiers: KeyPress.Modifiers {
      let pairs: [(KeyModifierFlags, KeyPress.Modifiers)] = [
        (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option),
        (.command, .command),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }
}
