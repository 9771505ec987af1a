/// An app's request to the device about its notifications.
package enum NotificationOrder: Codable, Equatable, Sendable {
  /// Shows one when its trigger fires, even after the app has ended.
  case add(NotificationRequest)
  /// Removes pending notifications; `nil` is all of them.
  case removePending([String]?)
  /// Removes delivered notifications from the list; `nil` is all of them.
  case removeDelivered([String]?)
  /// Asks for the notifications that haven't been shown; answered by `NotificationNews.pending`.
  case findPending(id: Int)
  /// Asks for the notifications that have been shown; answered by `NotificationNews.delivered`.
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
