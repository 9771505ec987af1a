/// The way that an app's notifications are presented.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unalertstyle>.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// By a banner that goes away on its own.
  case banner = 1
  /// By a banner that stays.
  case alert = 2
}
