import DeviceProtocol

/// A request to deliver a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The identifier.
  ///
  /// A new notification replaces one with the same identifier.
  open private(set) var identifier: String
  /// The notification's content.
  open private(set) var content: UNNotificationContent
  /// The trigger, or `nil` to deliver the notification immediately.
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
