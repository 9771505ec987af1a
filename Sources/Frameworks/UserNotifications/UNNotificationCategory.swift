import DeviceProtocol

/// A category of notifications, with the actions that they offer.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcategory>.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The identifier that notifications refer to.
  open private(set) var identifier: String
  /// The actions that users can perform.
  open private(set) var actions: [UNNotificationAction]
  /// The identifiers of Siri intents.
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

  /// Returns the category itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
