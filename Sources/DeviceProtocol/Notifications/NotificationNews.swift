import Foundation

/// An event about notifications that the device sends to an app.
package enum NotificationNews: Codable, Equatable, Sendable {
  /// A notification arrived while the app is frontmost.
  ///
  /// The app replies with `NotificationOrder.present`.
  case arrives(id: Int, DeliveredNotification)
  /// The user responded to a notification.
  case answered(NotificationAnswer)
  /// The number in the icon's badge changed.
  case badge(Int)
  /// The scheduled notifications.
  case pending(id: Int, [NotificationRequest])
  /// The delivered notifications, latest first.
  case delivered(id: Int, [DeliveredNotification])
  /// The app's device token, which servers use.
  case token(Data)
  /// A remote notification arrived, as a property list.
  /// - Parameter isSilent: Whether it's a background notification.
  case pushed(Data, isSilent: Bool)
}
