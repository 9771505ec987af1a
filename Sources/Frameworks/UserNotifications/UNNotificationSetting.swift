/// The state of a notification setting.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsetting>.
public enum UNNotificationSetting: Int, Sendable {
  /// The app hasn't requested it.
  case notSupported = 0
  /// The user has turned it off.
  case disabled = 1
  /// The setting is on.
  case enabled = 2
}
