/// The styles of alert views, which determine their text fields.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertviewstyle>.
public enum UIAlertViewStyle: Int, Sendable {
  /// Nothing can be typed.
  case `default` = 0
  /// A field for secure text.
  case secureTextInput = 1
  /// A field for plain text.
  case plainTextInput = 2
  /// A name and a password can be typed.
  case loginAndPasswordInput = 3
}
