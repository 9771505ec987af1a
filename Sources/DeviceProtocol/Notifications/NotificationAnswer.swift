/// The user's response to a notification.
package struct NotificationAnswer: Codable, Equatable, Sendable {
  /// A possible response to a notification.
  package enum Choice: Codable, Equatable, Sendable {
    /// The app is opened.
    case open
    /// It's put away.
    case dismiss
    /// One of the category's actions, by the app's identifier.
    case action(String)
  }

  /// The notification.
  package var notification: DeliveredNotification
  /// The user's response.
  package var choice: Choice

  /// Creates an answer to a notification.
  package init(notification: DeliveredNotification, choice: Choice) {
    self.notification = notification
    self.choice = choice
  }
}
