/// A notification that an app wants to be shown.
package struct NotificationRequest: Codable, Equatable, Sendable {
  /// The app's identifier; a request with the same identifier is replaced.
  package var identifier: String
  /// The notification's content.
  package var content: NotificationContent
  /// The trigger; `nil` means immediately.
  package var trigger: NotificationTrigger?

  /// Creates a request as the app describes it.
  package init(
    identifier: String, content: NotificationContent, trigger: NotificationTrigger? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
