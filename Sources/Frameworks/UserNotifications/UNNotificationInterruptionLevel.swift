/// The interruption level of a notification.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel>.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list without any other effect.
  case passive = 0
  /// The notification is shown immediately.
  case active = 1
  /// The notification is shown immediately, even during Focus.
  case timeSensitive = 2
  /// The notification is shown immediately, and plays a sound even if the device is muted.
  case critical = 3
}
