/// A category of notifications, with the actions that they offer.
package struct NotificationCategory: Codable, Equatable, Sendable {
  /// An action that a user can perform on a notification.
  package struct Action: Codable, Equatable, Sendable {
    /// The identifier that the app chose.
    package var identifier: String
    /// The visible title.
    package var title: String
    /// Whether the action is shown in red.
    package var isDestructive: Bool
    /// Whether the action brings the app to the front.
    package var opensApp: Bool

    /// Creates an action.
    package init(identifier: String, title: String, isDestructive: Bool, opensApp: Bool) {
      self.identifier = identifier
      self.title = title
      self.isDestructive = isDestructive
      self.opensApp = opensApp
    }
  }

  /// The identifier that notifications refer to.
  package var identifier: String
  /// The actions, in display order.
  package var actions: [Action]
  /// Whether the app is notified when a notification is dismissed.
  package var tellsOfDismissal: Bool

  /// Creates a category.
  package init(identifier: String, actions: [Action], tellsOfDismissal: Bool) {
    self.identifier = identifier
    self.actions = actions
    self.tellsOfDismissal = tellsOfDismissal
  }
}
