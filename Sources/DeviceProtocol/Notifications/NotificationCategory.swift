/// The actions that notifications of a kind offer.
package struct NotificationCategory: Codable, Equatable, Sendable {
  /// An action that a user can perform on a notification.
  package struct Action: Codable, Equatable, Sendable {
    /// The app's identifier.
    package var identifier: String
    /// The text that users see.
    package var title: String
    /// Whether it's in red.
    package var isDestructive: Bool
    /// Whether the app comes to the front.
    package var opensApp: Bool

    /// Creates an action as the app describes it.
    package init(identifier: String, title: String, isDestructive: Bool, opensApp: Bool) {
      self.identifier = identifier
      self.title = title
      self.isDestructive = isDestructive
      self.opensApp = opensApp
    }
  }

  /// The identifier that notifications refer to.
  package var identifier: String
  /// The actions, in the order they're offered.
  package var actions: [Action]
  /// Whether the app is notified when a notification is dismissed.
  package var tellsOfDismissal: Bool

  /// Creates a category as the app describes it.
  package init(identifier: String, actions: [Action], tellsOfDismissal: Bool) {
    self.identifier = identifier
    self.actions = actions
    self.tellsOfDismissal = tellsOfDismissal
  }
}
