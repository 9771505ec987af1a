import DeviceProtocol

/// An action that users can perform on a notification without opening the app.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationaction>.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // Sendable like Apple's, because it's immutable after its creation.

  /// The identifier that the app chose.
  open private(set) var identifier: String
  /// The visible title.
  open private(set) var title: String
  /// The options for the action's behavior.
  open private(set) var options: UNNotificationActionOptions

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init(named: identifier, title, options)
  }

  init(named name: String, _ title: String, _ options: UNNotificationActionOptions) {
    identifier = name
    self.title = title
    self.options = options
  }

  var kept: NotificationCategory.Action {
    NotificationCategory.Action(
      identifier: identifier, title: title, isDestructive: options.contains(.destructive),
      opensApp: options.contains(.foreground))
  }

  /// Returns the action itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
