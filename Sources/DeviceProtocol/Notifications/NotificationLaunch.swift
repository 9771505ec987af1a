/// The information about notifications that an app needs immediately at launch.
package struct NotificationLaunch: Codable, Equatable, Sendable {
  /// The number in the badge of its icon.
  package var badge = 0
  /// Whether it's registered for notifications of servers.
  package var isRegistered = false
  /// The user's response for which it's launched.
  package var answer: NotificationAnswer?

  /// Creates the default values.
  package init() {}
}
