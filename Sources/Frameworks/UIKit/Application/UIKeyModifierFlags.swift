/// Modifier keys.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeymodifierflags>.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
