/// The styles of alert views, which determine their text fields.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertviewstyle>.
public enum UIAlertViewStyle: Int, Sendable {
  /// Nothing can be typed.
  case `default` = 0
  /// Text that isn't shown can be typed.
  case secureTextInput = 1
  /// Text can be typed.
  case plainTextInput = 2
  /// A name and a password can be typed.
  case loginAndPasswordInput = 3
}
