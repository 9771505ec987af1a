/// What an app must know about its notifications from the first moment on.
package struct NotificationLaunch: Codable, Equatable, Sendable {
  /// The number in the badge of its icon.
  package var badge = 0
  /// Whether it's registered for notifications of servers.
  package var isRegistered = false
  /// What the person did for which it's launched.
  package var answer: NotificationAnswer?

  /// Nothing out of the ordinary.
  package init() {}
}
