/// An app's request to the device about its notifications.
package enum NotificationOrder: Codable, Equatable, Sendable {
  /// Shows one when its trigger says, also after the app has ended.
  case add(NotificationRequest)
  /// Takes back what hasn't been shown; `nil` is all of it.
  case removePending([String]?)
  /// Takes out of the list what has been shown; `nil` is all of it.
  case removeDelivered([String]?)
  /// Asks for what hasn't been shown; answered by `NotificationNews.pending`.
  case findPending(id: Int)
  /// Asks for what has been shown; answered by `NotificationNews.delivered`.
  case findDelivered(id: Int)
  /// Sets the number in the badge of the icon; 0 is none.
  case badge(Int)
  /// The options that the user has allowed.
  case allow(NotificationOptions)
  /// The actions that the app's notifications offer.
  case categories([NotificationCategory])
  /// The answer to `NotificationNews.arrives`.
  case present(id: Int, NotificationPresentation)
  /// Asks for notifications of servers; answered by `NotificationNews.token`.
  case register
  /// Stops receiving them.
  case unregister
}
