import DeviceProtocol

/// A trigger that delivers a notification at a date and time.
///
/// Follows
/// <https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger>.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The components that the date and time must match.
  open private(set) var dateComponents: DateComponents

  /// Creates a trigger.
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init(components: dateComponents, repeats: repeats)
  }

  private init(components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(.calendar(components, repeats: repeats))
  }

  /// Returns the next time that the notification is delivered, or `nil` if there's none.
  open func nextTriggerDate() -> Date? { kept.fault == nil ? kept.date(after: Date()) : nil }
}
