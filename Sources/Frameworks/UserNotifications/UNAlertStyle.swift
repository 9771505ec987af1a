/// The way that an app's notifications are presented.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unalertstyle>.
public enum UNAlertStyle: Int, Sendable {
  /// No alerts.
  case none = 0
  /// A banner that disappears automatically.
  case banner = 1
  /// A banner that stays on the screen.
  case alert = 2
}
