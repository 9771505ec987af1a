/// Whether a way of reaching the user is on.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsetting>.
public enum UNNotificationSetting: Int, Sendable {
  /// The app hasn't asked for it.
  case notSupported = 0
  /// The user has turned it off.
  case disabled = 1
  /// It's on.
  case enabled = 2
}
