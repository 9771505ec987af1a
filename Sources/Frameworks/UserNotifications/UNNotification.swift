import DeviceProtocol

/// A delivered notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotification>.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The time at which it was delivered.
  open private(set) var date: Date
  /// The request from the app or a server.
  open private(set) var request: UNNotificationRequest

  init(_ delivered: DeliveredNotification) {
    date = delivered.date
    request = UNNotificationRequest(delivered.request)
  }

  /// Returns the notification itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
