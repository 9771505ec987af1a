/// The actions that notifications of a kind offer.
package struct NotificationCategory: Codable, Equatable, Sendable {
  /// Something that a user can do with a notification.
  package struct Action: Codable, Equatable, Sendable {
    /// By what the app knows it.
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

  /// By what notifications name it.
  package var identifier: String
  /// In the order in which they're offered.
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
