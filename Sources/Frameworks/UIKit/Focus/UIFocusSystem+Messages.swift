import Foundation

extension UIFocusSystem {
  /// The focus has changed.
  @available(IOS26 )
  public struct DidUpdateMessage: NotificationCenter.MainActorMessage, BridgedMainActorMessage {
    /// The type of the message's subject.
    public typealias Subject = UIFocusSystem
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name { UIFocusSystem.didUpdateNotification }
    /// The change.
    public var updateContext: UIFocusUpdateContext?
    /// The object that animates the change.
    public var animationCoordinator: UIFocusAnimationCoordinator?
    /// The focus system.
    public var focusSystem: UIFocusSystem

    /// Creates a message.
    public init(
      updateContext: UIFocusUpdateContext?, animationCoordinator: UIFocusAnimationCoordinator?,
      focusSystem: UIFocusSystem
    ) {
      self.updateContext = updateContext
      self.animationCoordinator = animationCoordinator
      self.focusSystem = focusSystem
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      guard let system = notification.object as? UIFocusSystem else { return nil }
      let (context, coordinator) = (
        notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey],
        notification.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey]
      )
      return Self(
        updateContext: context as? UIFocusUpdateContext,
        animationCoordinator: coordinator as? UIFocusAnimationCoordinator, focusSystem: system)
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      var information: [AnyHashable: Any] = [:]
      information[UIFocusSystem.focusUpdateContextUserInfoKey] = message.updateContext
      information[UIFocusSystem.animationCoordinatorUserInfoKey] = message.animationCoordinator
      return Foundation.Notification(
        name: name, object: message.focusSystem, userInfo: information)
    }
  }

  /// An attempt to move the focus has failed.
  @available(IOS26 )
  public struct MovementDidFailMessage: NotificationCenter.MainActorMessage,
    BridgedMainActorMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIFocusSystem
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIFocusSystem.movementDidFailNotification
    }
    /// The change that failed.
    public var updateContext: UIFocusUpdateContext?
    /// The focus system.
    public var focusSystem: UIFocusSystem

    /// Creates a message.
    public init(updateContext: UIFocusUpdateContext?, focusSystem: UIFocusSystem) {
      self.updateContext = updateContext
      self.focusSystem = focusSystem
    }

    /// Creates the message for a posted notification.
    @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
      guard let system = notification.object as? UIFocusSystem else { return nil }
      let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
      return Self(updateContext: context as? UIFocusUpdateContext, focusSystem: system)
    }

    /// Creates the notification for a posted message.
    @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
      Foundation.Notification(
        name: name, object: message.focusSystem,
        userInfo: message.updateContext.map { [UIFocusSystem.focusUpdateContextUserInfoKey: $0] })
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.DidUpdateMessage> {
  /// The identifier of `UIFocusSystem.DidUpdateMessage`.
  public static var didUpdate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.MovementDidFailMessage> {
  /// The identifier of `UIFocusSystem.MovementDidFailMessage`.
  public static var movementDidFail: Self { .init() }
}
