import DeviceProtocol

/// The actions that notifications of a kind offer.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The identifier that notifications refer to.
  open private(set) var identifier: String
  /// The actions that users can perform.
  open private(set) var actions: [UNNotificationAction]
  /// The subjects of the notifications, for Siri.
  open private(set) var intentIdentifiers: [String]
  /// The options for the notifications' behavior.
  open private(set) var options: UNNotificationCategoryOptions

  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(named: identifier, actions, intentIdentifiers, options)
  }

  private init(
    named name: String, _ actions: [UNNotificationAction], _ intents: [String],
    _ options: UNNotificationCategoryOptions
  ) {
    identifier = name
    self.actions = actions
    intentIdentifiers = intents
    self.options = options
  }

  var kept: NotificationCategory {
    NotificationCategory(
      identifier: identifier, actions: actions.map(\.kept),
      tellsOfDismissal: options.contains(.customDismissAction))
  }

  /// Returns the category itself, as it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
