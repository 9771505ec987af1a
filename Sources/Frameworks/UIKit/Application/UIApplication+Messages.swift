import Foundation

extension UIApplication {
  /// The app has finished launching.
  @available(IOS26 )
  public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app has become active.
  @available(IOS26 )
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app is about to become inactive.
  @available(IOS26 )
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app has entered the background.
  @available(IOS26 )
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app is about to enter the foreground.
  @available(IOS26 )
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app is about to terminate.
  @available(IOS26 )
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app has received a memory warning.
  @available(IOS26 )
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// Creates a message.
    public init() {}
  }

  /// The time has changed significantly.
  @available(IOS26 )
  public struct SignificantTimeChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The app's permission for background refresh has changed.
  @available(IOS26 )
  public struct BackgroundRefreshStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The user has taken a screenshot.
  @available(IOS26 )
  public struct UserDidTakeScreenshotMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// Creates a message.
    public init() {}
  }

  /// Protected files can be read.
  @available(IOS26 )
  public struct ProtectedDataDidBecomeAvailableMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIApplication.protectedDataDidBecomeAvailableNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// Protected files are about to become unavailable.
  @available(IOS26 )
  public struct ProtectedDataWillBecomeUnavailableMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIApplication
    /// The name of the message's notification.
    public static var name: Notification.Name {
      UIApplication.protectedDataWillBecomeUnavailableNotification
    }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The identifier of `UIApplication.DidFinishLaunchingMessage`.
  public static var didFinishLaunching: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The identifier of `UIApplication.DidBecomeActiveMessage`.
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The identifier of `UIApplication.WillResignActiveMessage`.
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The identifier of `UIApplication.DidEnterBackgroundMessage`.
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The identifier of `UIApplication.WillEnterForegroundMessage`.
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The identifier of `UIApplication.WillTerminateMessage`.
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// The identifier of `UIApplication.DidReceiveMemoryWarningMessage`.
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  /// The identifier of `UIApplication.SignificantTimeChangeMessage`.
  public static var significantTimeChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.BackgroundRefreshStatusDidChangeMessage
  >
{
  /// The identifier of `UIApplication.BackgroundRefreshStatusDidChangeMessage`.
  public static var backgroundRefreshStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  /// The identifier of `UIApplication.UserDidTakeScreenshotMessage`.
  public static var userDidTakeScreenshot: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.ProtectedDataDidBecomeAvailableMessage
  >
{
  /// The identifier of `UIApplication.ProtectedDataDidBecomeAvailableMessage`.
  public static var protectedDataDidBecomeAvailable: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.ProtectedDataWillBecomeUnavailableMessage
  >
{
  /// The identifier of `UIApplication.ProtectedDataWillBecomeUnavailableMessage`.
  public static var protectedDataWillBecomeUnavailable: Self { .init() }
}
