import DeviceProtocol

/// A notification that an app wants to be shown.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The app's identifier for the notification; a notification with the same identifier is
  /// replaced.
  open private(set) var identifier: String
  /// The notification's content.
  open private(set) var content: UNNotificationContent
  /// The trigger; `nil` means immediately.
  open private(set) var trigger: UNNotificationTrigger?

  /// Creates a request.
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.init(named: identifier, UNNotificationContent(copying: content), trigger)
  }

  /// Creates a request from one that the device stored.
  convenience init(_ kept: NotificationRequest) {
    self.init(
      named: kept.identifier, UNNotificationContent(kept.content),
      kept.trigger.map(UNNotificationTrigger.of))
  }

  private init(
    named name: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?
  ) {
    identifier = name
    self.content = content
    self.trigger = trigger
  }

  /// Returns the request itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
