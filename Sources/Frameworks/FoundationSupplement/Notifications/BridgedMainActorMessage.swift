import Foundation

/// A main actor message that's also a notification: observers of either receive both.
///
/// On Apple's systems, every message is one. On Linux, Foundation's protocol lacks these
/// requirements.
package protocol BridgedMainActorMessage: NotificationCenter.MainActorMessage {
  /// The name of the notification.
  static var name: Notification.Name { get }

  /// Creates the message for a posted notification, or returns `nil` if it has no such message.
  @MainActor static func makeMessage(_ notification: Notification) -> Self?

  /// Creates the notification for a posted message.
  @MainActor static func makeNotification(_ message: Self) -> Notification
}

extension NotificationCenter.MainActorMessage {
  /// The name of the message's notification, which is the name of its type by default.
  public static var name: Notification.Name { Notification.Name(_typeName(Self.self)) }

  /// Returns `nil`: by default, notifications aren't delivered as messages.
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }

  /// Returns a notification without information.
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}

extension BridgedMainActorMessage {
  /// Whether the message has a notification with a name that the message's author chose.
  ///
  /// Foundation posts messages under the names of their types, where notifications can't be posted.
  static var isNotification: Bool { name.rawValue != _typeName(Self.self) }

  /// Returns a notification that contains the message itself.
  @MainActor static func notification(_ message: Self, about subject: Any?) -> Notification {
    var notification = makeNotification(message)
    notification.name = name
    notification.object = subject
    notification.userInfo = (notification.userInfo ?? [:]).merging([MessageKey(): message]) { $1 }
    return notification
  }

  /// Returns the message of a notification, which may have been posted as either.
  @MainActor static func message(in notification: Notification) -> Self? {
    notification.userInfo?[MessageKey()] as? Self ?? makeMessage(notification)
  }
}
