import DeviceProtocol

/// The trigger of a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  let kept: NotificationTrigger

  init(_ kept: NotificationTrigger) {
    self.kept = kept
  }

  /// Returns the trigger for one that the device stored.
  static func of(_ kept: NotificationTrigger) -> UNNotificationTrigger {
    switch kept {
    case .interval(let seconds, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    case .push: UNPushNotificationTrigger()
    }
  }

  /// Whether the notification repeats.
  open var repeats: Bool { kept.repeats }

  /// Returns the trigger itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
