import Foundation

extension UIDevice {
  /// The battery level has changed.
  @available(IOS26 )
  public struct BatteryLevelDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIDevice
    /// The name of the message's notification.
    public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The battery state has changed.
  @available(IOS26 )
  public struct BatteryStateDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIDevice
    /// The name of the message's notification.
    public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The orientation of the device has changed.
  @available(IOS26 )
  public struct OrientationDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIDevice
    /// The name of the message's notification.
    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
    /// Creates a message.
    public init() {}
  }

  /// The state of the proximity sensor has changed.
  @available(IOS26 )
  public struct ProximityStateDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIDevice
    /// The name of the message's notification.
    public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
  /// The identifier of `UIDevice.BatteryLevelDidChangeMessage`.
  public static var batteryLevelDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
  /// The identifier of `UIDevice.BatteryStateDidChangeMessage`.
  public static var batteryStateDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  /// The identifier of `UIDevice.OrientationDidChangeMessage`.
  public static var orientationDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
  /// The identifier of `UIDevice.ProximityStateDidChangeMessage`.
  public static var proximityStateDidChange: Self { .init() }
}
