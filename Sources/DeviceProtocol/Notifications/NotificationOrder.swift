/// An app's request to the device about its notifications.
package enum NotificationOrder: Codable, Equatable, Sendable {
  /// Schedules a notification, which is shown even if the app has ended.
  case add(NotificationRequest)
  /// Removes scheduled notifications, or all of them for `nil`.
  case removePending([String]?)
  /// Removes delivered notifications from the list, or all of them for `nil`.
  case removeDelivered([String]?)
  /// Requests the scheduled notifications.
  ///
  /// The answer is `NotificationNews.pending`.
  case findPending(id: Int)
  /// Requests the delivered notifications.
  ///
  /// The answer is `NotificationNews.delivered`.
  case findDelivered(id: Int)
  /// Sets the number in the icon's badge, or removes it if 0.
  case badge(Int)
  /// Sets the options that the user has allowed.
  case allow(NotificationOptions)
  /// Sets the app's notification categories, which define actions.
  case categories([NotificationCategory])
  /// The answer to `NotificationNews.arrives`.
  case present(id: Int, NotificationPresentation)
  /// Registers for remote notifications.
  ///
  /// The answer is `NotificationNews.token`.
  case register
  /// Unregisters for remote notifications.
  case unregister
}
