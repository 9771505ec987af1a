/// The information about notifications that an app needs immediately at launch.
package struct NotificationLaunch: Codable, Equatable, Sendable {
  /// The number in the icon's badge.
  package var badge = 0
  /// Whether the app is registered for remote notifications.
  package var isRegistered = false
  /// The user's response that the app is launched for.
  package var answer: NotificationAnswer?

  /// Creates the default values.
  package init() {}
}
