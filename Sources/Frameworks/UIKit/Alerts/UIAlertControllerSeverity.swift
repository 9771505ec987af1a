/// The severity of an alert, which has an effect only on a Mac.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontrollerseverity>.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// The severity of a critical alert.
  case critical = 1
}
