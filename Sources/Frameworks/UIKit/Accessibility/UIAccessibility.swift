import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// What an app asks of assistive technology and tells it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that assistive technology should know.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32

    /// Creates a notification from Apple's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Assistive technology should read something out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology should wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
    /// Assistive technology should go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
  }

  /// Tells assistive technology something: what to say, or what to turn to.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement, .pageScrolled: announce(argument)
    case .layoutChanged, .screenChanged:
      if argument is String || argument is NSAttributedString {
        announce(argument)
      } else if let view = argument as? UIView {
        let id = ElementSnapshot.identity(of: view)
        DeviceLink.shared.send(.accessibilityFocus(elementID: id))
      } else if notification == .screenChanged {
        DeviceLink.shared.send(.accessibilityFocus(elementID: nil))
      }
    default: Stub.accessibilityNotification.tell(about: "\(notification.rawValue)")
    }
  }

  private static func announce(_ argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    if let text, !text.isEmpty { DeviceLink.shared.send(.announcement(text)) }
  }

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether text should be bold.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.deviceTraits.legibilityWeight == .bold
  }
  /// Whether colors should be darker.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.deviceTraits.accessibilityContrast == .high
  }
  /// Whether there should be less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether there should be less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colors.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is used in one app only.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the sound is the same on both sides.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether there are captions.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether a selection can be read out.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a swipe from the top reads out the screen.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking the device undoes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether switches have labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether videos play without being asked to.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether nothing should be told apart by color alone.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether views should fade in place of sliding.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Converts a rectangle from a view's coordinates to those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }

  /// Converts a path from a view's coordinates to those of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    let converted = path.copy() as! UIBezierPath
    converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return converted
  }
}
