import Foundation

extension UIWindow {
  /// A window has become visible.
  @available(IOS26 )
  public struct DidBecomeVisibleMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIWindow
    /// The name of the message's notification.
    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
    /// The window.
    public var window: UIWindow
    /// Creates a message.
    public init(window: UIWindow) { self.window = window }
    package init(_ object: UIWindow) { self.init(window: object) }
    package var object: UIWindow { window }
  }

  /// A window has been hidden.
  @available(IOS26 )
  public struct DidBecomeHiddenMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIWindow
    /// The name of the message's notification.
    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
    /// The window.
    public var window: UIWindow
    /// Creates a message.
    public init(window: UIWindow) { self.window = window }
    package init(_ object: UIWindow) { self.init(window: object) }
    package var object: UIWindow { window }
  }

  /// A window has become the key window.
  @available(IOS26 )
  public struct DidBecomeKeyMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIWindow
    /// The name of the message's notification.
    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
    /// The window.
    public var window: UIWindow
    /// Creates a message.
    public init(window: UIWindow) { self.window = window }
    package init(_ object: UIWindow) { self.init(window: object) }
    package var object: UIWindow { window }
  }

  /// A window has stopped being the key window.
  @available(IOS26 )
  public struct DidResignKeyMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIWindow
    /// The name of the message's notification.
    public static var name: Notification.Name { UIWindow.didResignKeyNotification }
    /// The window.
    public var window: UIWindow
    /// Creates a message.
    public init(window: UIWindow) { self.window = window }
    package init(_ object: UIWindow) { self.init(window: object) }
    package var object: UIWindow { window }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
  /// The identifier of `UIWindow.DidBecomeVisibleMessage`.
  public static var didBecomeVisible: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
  /// The identifier of `UIWindow.DidBecomeHiddenMessage`.
  public static var didBecomeHidden: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
  /// The identifier of `UIWindow.DidBecomeKeyMessage`.
  public static var didBecomeKey: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  /// The identifier of `UIWindow.DidResignKeyMessage`.
  public static var didResignKey: Self { .init() }
}
