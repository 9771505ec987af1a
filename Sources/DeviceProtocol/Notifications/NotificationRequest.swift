/// A notification that an app wants to be shown.
package struct NotificationRequest: Codable, Equatable, Sendable {
  /// By what the app knows it; another of the same name takes its place.
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
