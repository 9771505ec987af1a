/// The styles of alert views, which determine their text fields.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertviewstyle>.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text fields.
  case `default` = 0
  /// A text field for secure text.
  case secureTextInput = 1
  /// A text field for plain text.
  case plainTextInput = 2
  /// Text fields for a user name and a password.
  case loginAndPasswordInput = 3
}
