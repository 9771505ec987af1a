/// The interruption level of a notification.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel>.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list without any other effect.
  case passive = 0
  /// It's shown at once.
  case active = 1
  /// It's shown immediately, even while the user doesn't want to be disturbed.
  case timeSensitive = 2
  /// It's shown immediately, and sounds even when the device is muted.
  case critical = 3
}
