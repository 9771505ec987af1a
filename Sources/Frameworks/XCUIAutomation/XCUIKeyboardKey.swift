/// Keys that no character names.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey>.
public struct XCUIKeyboardKey: Hashable, RawRepresentable, Sendable {
  /// The character that stands for the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key that deletes the character before the caret.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The enter key.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// The tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The key that deletes the character after the caret.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// The home key.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The end key.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}
