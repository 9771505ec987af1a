import Foundation

extension UIScreen {
  /// The brightness of the screen has changed.
  @available(IOS26 )
  public struct BrightnessDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScreen.brightnessDidChangeNotification }
    /// The screen.
    public var screen: UIScreen
    /// Creates a message.
    public init(screen: UIScreen) { self.screen = screen }
    package init(_ object: UIScreen) { self.init(screen: object) }
    package var object: UIScreen { screen }
  }

  /// Recording or mirroring of the screen has started or stopped.
  @available(IOS26 )
  public struct CapturedDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScreen.capturedDidChangeNotification }
    /// The screen.
    public var screen: UIScreen
    /// Creates a message.
    public init(screen: UIScreen) { self.screen = screen }
    package init(_ object: UIScreen) { self.init(screen: object) }
    package var object: UIScreen { screen }
  }

  /// The mode of the screen has changed.
  @available(IOS26 )
  public struct ModeDidChangeMessage: NotificationCenter.MainActorMessage, ObjectMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIScreen.modeDidChangeNotification }
    /// The screen.
    public var screen: UIScreen
    /// Creates a message.
    public init(screen: UIScreen) { self.screen = screen }
    package init(_ object: UIScreen) { self.init(screen: object) }
    package var object: UIScreen { screen }
  }

  /// The reference mode of the screen has changed.
  @available(IOS26 )
  public struct ReferenceDisplayModeStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    ObjectMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIScreen.referenceDisplayModeStatusDidChangeNotification
    }
    /// The screen.
    public var screen: UIScreen
    /// Creates a message.
    public init(screen: UIScreen) { self.screen = screen }
    package init(_ object: UIScreen) { self.init(screen: object) }
    package var object: UIScreen { screen }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.BrightnessDidChangeMessage> {
  /// The identifier of `UIScreen.BrightnessDidChangeMessage`.
  public static var brightnessDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.CapturedDidChangeMessage> {
  /// The identifier of `UIScreen.CapturedDidChangeMessage`.
  public static var capturedDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ModeDidChangeMessage> {
  /// The identifier of `UIScreen.ModeDidChangeMessage`.
  public static var modeDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIScreen.ReferenceDisplayModeStatusDidChangeMessage
  >
{
  /// The identifier of `UIScreen.ReferenceDisplayModeStatusDidChangeMessage`.
  public static var referenceDisplayModeStatusDidChange: Self { .init() }
}
