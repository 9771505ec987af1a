import Foundation

extension UIAccessibility {
  /// AssistiveTouch has been turned on or off.
  public struct AssistiveTouchStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.assistiveTouchStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for bold text has changed.
  public struct BoldTextStatusDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.boldTextStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for button shapes has changed.
  public struct ButtonShapesEnabledStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for captions has changed.
  public struct ClosedCaptioningStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.closedCaptioningStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for darker colors has changed.
  public struct DarkerSystemColorsStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for grayscale has changed.
  public struct GrayscaleStatusDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.grayscaleStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// A Guided Access session has started or ended.
  public struct GuidedAccessStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.guidedAccessStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// Another hearing device has been paired.
  public struct HearingDevicePairedEarDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.hearingDevicePairedEarDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for inverted colors has changed.
  public struct InvertColorsStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.invertColorsStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for mono audio has changed.
  public struct MonoAudioStatusDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.monoAudioStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for reduced motion has changed.
  public struct ReduceMotionStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.reduceMotionStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for reduced transparency has changed.
  public struct ReduceTransparencyStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for shaking to undo has changed.
  public struct ShakeToUndoDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.shakeToUndoDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for speaking the screen has changed.
  public struct SpeakScreenStatusDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.speakScreenStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// The setting for speaking a selection has changed.
  public struct SpeakSelectionStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.speakSelectionStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// Switch Control has been turned on or off.
  public struct SwitchControlStatusDidChangeMessage: NotificationCenter.MainActorMessage,
    PlainMessage
  {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.switchControlStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }

  /// VoiceOver has been turned on or off.
  public struct VoiceOverStatusDidChangeMessage: NotificationCenter.MainActorMessage, PlainMessage {
    /// The type of the message's subject.
    public typealias Subject = UIAccessibility
    /// The name of the message's notification.
    public static var name: Foundation.Notification.Name {
      UIAccessibility.voiceOverStatusDidChangeNotification
    }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.AssistiveTouchStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.AssistiveTouchStatusDidChangeMessage`.
  public static var assistiveTouchStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage>
{
  /// The identifier of `UIAccessibility.BoldTextStatusDidChangeMessage`.
  public static var boldTextStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage`.
  public static var buttonShapesEnabledStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.ClosedCaptioningStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.ClosedCaptioningStatusDidChangeMessage`.
  public static var closedCaptioningStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.DarkerSystemColorsStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.DarkerSystemColorsStatusDidChangeMessage`.
  public static var darkerSystemColorsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage>
{
  /// The identifier of `UIAccessibility.GrayscaleStatusDidChangeMessage`.
  public static var grayscaleStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.GuidedAccessStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.GuidedAccessStatusDidChangeMessage`.
  public static var guidedAccessStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.HearingDevicePairedEarDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.HearingDevicePairedEarDidChangeMessage`.
  public static var hearingDevicePairedEarDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.InvertColorsStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.InvertColorsStatusDidChangeMessage`.
  public static var invertColorsStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.MonoAudioStatusDidChangeMessage>
{
  /// The identifier of `UIAccessibility.MonoAudioStatusDidChangeMessage`.
  public static var monoAudioStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.ReduceMotionStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.ReduceMotionStatusDidChangeMessage`.
  public static var reduceMotionStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.ReduceTransparencyStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.ReduceTransparencyStatusDidChangeMessage`.
  public static var reduceTransparencyStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ShakeToUndoDidChangeMessage>
{
  /// The identifier of `UIAccessibility.ShakeToUndoDidChangeMessage`.
  public static var shakeToUndoDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.SpeakScreenStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.SpeakScreenStatusDidChangeMessage`.
  public static var speakScreenStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.SpeakSelectionStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.SpeakSelectionStatusDidChangeMessage`.
  public static var speakSelectionStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIAccessibility.SwitchControlStatusDidChangeMessage
  >
{
  /// The identifier of `UIAccessibility.SwitchControlStatusDidChangeMessage`.
  public static var switchControlStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage>
{
  /// The identifier of `UIAccessibility.VoiceOverStatusDidChangeMessage`.
  public static var voiceOverStatusDidChange: Self { .init() }
}
