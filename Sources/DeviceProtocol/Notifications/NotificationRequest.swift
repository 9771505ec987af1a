/// A notification that an app schedules.
package struct NotificationRequest: Codable, Equatable, Sendable {
  /// The identifier.
  ///
  /// A new request replaces one with the same identifier.
  package var identifier: String
  /// The notification's content.
  package var content: NotificationContent
  /// The trigger, or `nil` to deliver the notification immediately.
  package var trigger: NotificationTrigger?

  /// Creates a notification request.
  package init(
    identifier: String, content: NotificationContent, trigger: NotificationTrigger? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
