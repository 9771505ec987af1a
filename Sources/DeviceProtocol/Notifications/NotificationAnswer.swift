/// What a person did with a notification.
package struct NotificationAnswer: Codable, Equatable, Sendable {
  /// What can be done with one.
  package enum Choice: Codable, Equatable, Sendable {
    /// The app is opened.
    case open
    /// It's put away.
    case dismiss
    /// One of the category's actions, by what the app knows it.
    case action(String)
  }

  /// Which one.
  package var notification: DeliveredNotification
  /// What was done with it.
  package var choice: Choice

  /// Creates an answer to a notification.
  package init(notification: DeliveredNotification, choice: Choice) {
    self.notification = notification
    self.choice = choice
  }
}
