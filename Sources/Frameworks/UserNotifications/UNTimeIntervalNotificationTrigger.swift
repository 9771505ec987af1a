import AppRuntime
import DeviceProtocol

/// A trigger that delivers a notification after a time interval.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger>.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The number of seconds until the notification is delivered.
  open private(set) var timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// The interval of a repeating trigger must be at least 60 seconds.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(seconds: timeInterval, repeats: repeats)
  }

  private init(seconds: TimeInterval, repeats: Bool) {
    timeInterval = seconds
    let trigger = NotificationTrigger.interval(seconds, repeats: repeats)
    if let fault = trigger.fault {
      AppRuntime.raise("NSInternalInconsistencyException", fault)
    }
    super.init(trigger)
  }

  /// Returns the time at which the notification would be delivered if it were scheduled now.
  open func nextTriggerDate() -> Date? { Date() + timeInterval }
}
