/// A key on the keyboard that doesn't type a printable character.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey>.
public struct XCUIKeyboardKey: Hashable, RawRepresentable, Sendable {
  /// The character that represents the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key that deletes the character before the caret.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The Return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The Enter key.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The Tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The Escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The Up Arrow key.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The key that deletes the character after the caret.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The Home key.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The End key.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The Page Up key.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The Page Down key.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}
