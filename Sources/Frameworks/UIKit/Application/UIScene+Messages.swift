import Foundation

extension UIScene {
  /// A scene is about to be connected to the app.
  @available(IOS26 )
  public struct WillConnectMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScene
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScene.willConnectNotification }
    /// The scene.
    public var scene: UIScene
    /// Creates a message.
    public init(scene: UIScene) { self.scene = scene }
    package init(_ object: UIScene) { self.init(scene: object) }
    package var object: UIScene { scene }
  }

  /// A scene is about to enter the foreground.
  @available(IOS26 )
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScene
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    /// The scene.
    public var scene: UIScene
    /// Creates a message.
    public init(scene: UIScene) { self.scene = scene }
    package init(_ object: UIScene) { self.init(scene: object) }
    package var object: UIScene { scene }
  }

  /// A scene has become active.
  @available(IOS26 )
  public struct DidActivateMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScene
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScene.didActivateNotification }
    /// The scene.
    public var scene: UIScene
    /// Creates a message.
    public init(scene: UIScene) { self.scene = scene }
    package init(_ object: UIScene) { self.init(scene: object) }
    package var object: UIScene { scene }
  }

  /// A scene is about to become inactive.
  @available(IOS26 )
  public struct WillDeactivateMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScene
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScene.willDeactivateNotification }
    /// The scene.
    public var scene: UIScene
    /// Creates a message.
    public init(scene: UIScene) { self.scene = scene }
    package init(_ object: UIScene) { self.init(scene: object) }
    package var object: UIScene { scene }
  }

  /// A scene has entered the background.
  @available(IOS26 )
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScene
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    /// The scene.
    public var scene: UIScene
    /// Creates a message.
    public init(scene: UIScene) { self.scene = scene }
    package init(_ object: UIScene) { self.init(scene: object) }
    package var object: UIScene { scene }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// The identifier of `UIScene.WillConnectMessage`.
  public static var willConnect: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// The identifier of `UIScene.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// The identifier of `UIScene.DidActivateMessage`.
  public static var didActivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// The identifier of `UIScene.WillDeactivateMessage`.
  public static var willDeactivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// The identifier of `UIScene.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { .init() }
}
