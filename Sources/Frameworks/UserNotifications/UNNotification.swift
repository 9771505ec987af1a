import DeviceProtocol

/// A delivered notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotification>.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The time at which it was delivered.
  open private(set) var date: Date
  /// The request of the app or a server.
  open private(set) var request: UNNotificationRequest

  init(_ delivered: DeliveredNotification) {
    date = delivered.date
    request = UNNotificationRequest(delivered.request)
  }

  /// Returns the notification itself, as it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
