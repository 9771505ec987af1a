import Foundation

extension UIPasteboard {
  /// The contents of a pasteboard have changed.
  @available(IOS26 )
  public struct ChangedMessage: NotificationCenter.MainActorMessage, BridgedMainActorMessage {
    /// The type of the message's subject.
    public typealias Subject = UIPasteboard
    /// The name of the message's notification.
    public static var name: Notification.Name { UIPasteboard.changedNotification }
    /// The types that were added.
    public var typesAdded: [String]
    /// The types that were removed.
    public var typesRemoved: [String]
    /// Creates a message.
    public init(typesAdded: [String], typesRemoved: [String]) {
      self.typesAdded = typesAdded
      self.typesRemoved = typesRemoved
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
      func types(_ key: String) -> [String] { notification.userInfo?[key] as? [String] ?? [] }
      return Self(
        typesAdded: types(UIPasteboard.changedTypesAddedUserInfoKey),
        typesRemoved: types(UIPasteboard.changedTypesRemovedUserInfoKey))
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Notification {
      Notification(
        name: name,
        userInfo: [
          UIPasteboard.changedTypesAddedUserInfoKey: message.typesAdded,
          UIPasteboard.changedTypesRemovedUserInfoKey: message.typesRemoved,
        ])
    }
  }

  /// A pasteboard has been removed.
  @available(IOS26 )
  public struct RemovedMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIPasteboard
    /// The name of the message's notification.
    public static var name: Notification.Name { UIPasteboard.removedNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.ChangedMessage> {
  /// The identifier of `UIPasteboard.ChangedMessage`.
  public static var changed: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.RemovedMessage> {
  /// The identifier of `UIPasteboard.RemovedMessage`.
  public static var removed: Self { .init() }
}
