import AppRuntime
import DeviceProtocol

/// Shows a notification after some time.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger>.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// After how many seconds.
  open private(set) var timeInterval: TimeInterval

  /// Creates a trigger; one that repeats does so every 60 seconds at most.
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

  /// Returns the time at which the notification would be shown if it were requested now.
  open func nextTriggerDate() -> Date? { Date() + timeInterval }
}
