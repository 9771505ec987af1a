import Foundation

/// An event about notifications that the device sends to an app.
package enum NotificationNews: Codable, Equatable, Sendable {
  /// One has come while the app is in front, which decides how it's presented: by
  /// `NotificationOrder.present`.
  case arrives(id: Int, DeliveredNotification)
  /// The user did something with one.
  case answered(NotificationAnswer)
  /// There's another number in the badge of the app's icon.
  case badge(Int)
  /// The notifications that haven't been shown.
  case pending(id: Int, [NotificationRequest])
  /// The notifications that have been shown, the latest first.
  case delivered(id: Int, [DeliveredNotification])
  /// The app's token on this device, which servers use.
  case token(Data)
  /// A server has sent something, as a property list.
  /// - Parameter isSilent: whether the app is to do something that nobody sees.
  case pushed(Data, isSilent: Bool)
}
