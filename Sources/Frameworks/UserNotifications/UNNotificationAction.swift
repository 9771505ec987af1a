import DeviceProtocol

/// An action that users can perform on a notification without opening the app.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationaction>.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // Apple's is sendable; nothing of it changes once it's made.

  /// The app's identifier for the action.
  open private(set) var identifier: String
  /// The text that users see.
  open private(set) var title: String
  /// The options for its behavior.
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

  /// Returns the action itself, as it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
