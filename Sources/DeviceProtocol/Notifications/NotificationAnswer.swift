/// The user's response to a notification.
package struct NotificationAnswer: Codable, Equatable, Sendable {
  /// A possible response to a notification.
  package enum Choice: Codable, Equatable, Sendable {
    /// Opens the app.
    case open
    /// Dismisses the notification.
    case dismiss
    /// Performs one of the category's actions, by its identifier.
    case action(String)
  }

  /// The notification.
  package var notification: DeliveredNotification
  /// The user's response.
  package var choice: Choice

  /// Creates a response to a notification.
  package init(notification: DeliveredNotification, choice: Choice) {
    self.notification = notification
    self.choice = choice
  }
}
