import Foundation

extension UIResponder {
  /// The keyboard is about to be shown.
  @available(IOS26 )
  public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage, KeyboardMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard has been shown.
  @available(IOS26 )
  public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage, KeyboardMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard is about to be hidden.
  @available(IOS26 )
  public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage, KeyboardMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard has been hidden.
  @available(IOS26 )
  public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage, KeyboardMessage {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The frame of the keyboard is about to change.
  @available(IOS26 )
  public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage, KeyboardMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The frame of the keyboard has changed.
  @available(IOS26 )
  public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage, KeyboardMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIScreen
    /// The name of the message's notification.
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The frame of the keyboard on the screen before the change.
    public var beginFrame: CGRect
    /// The frame of the keyboard on the screen after the change.
    public var endFrame: CGRect
    /// The duration of the animation in seconds.
    public var animationDuration: TimeInterval
    /// The curve of the animation.
    public var animationCurve: UIView.AnimationCurve
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool
    /// The screen with the keyboard.
    public var screen: UIScreen
    /// Creates a message.
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  /// The identifier of `UIResponder.KeyboardWillShowMessage`.
  public static var keyboardWillShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  /// The identifier of `UIResponder.KeyboardDidShowMessage`.
  public static var keyboardDidShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  /// The identifier of `UIResponder.KeyboardWillHideMessage`.
  public static var keyboardWillHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  /// The identifier of `UIResponder.KeyboardDidHideMessage`.
  public static var keyboardDidHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  /// The identifier of `UIResponder.KeyboardWillChangeFrameMessage`.
  public static var keyboardWillChangeFrame: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  /// The identifier of `UIResponder.KeyboardDidChangeFrameMessage`.
  public static var keyboardDidChangeFrame: Self { .init() }
}
