import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// The settings of assistive technology, and the notifications that apps post for it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// The notifications that apps post for assistive technology.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32

    /// Creates a notification from Apple's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new view occupies a major portion of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Assistive technology should announce a string.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology should pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
    /// Assistive technology should resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
  }

  /// Posts a notification for assistive technology, with the text to announce or the element to
  /// focus.
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
    default: Stub.accessibilityNotification.report(about: "\(notification.rawValue)")
    }
  }

  private static func announce(_ argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    if let text, !text.isEmpty { DeviceLink.shared.send(.announcement(text)) }
  }

  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether bold text is on.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.deviceTraits.legibilityWeight == .bold
  }
  /// Whether darker colors are on.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.deviceTraits.accessibilityContrast == .high
  }
  /// Whether reduced motion is on.
  public static var isReduceMotionEnabled: Bool { DeviceSettings.isOn(.reduceMotion) }
  /// Whether reduced transparency is on.
  public static var isReduceTransparencyEnabled: Bool { DeviceSettings.isOn(.reduceTransparency) }
  /// Whether inverted colors are on.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether grayscale is on.
  public static var isGrayscaleEnabled: Bool { DeviceSettings.isOn(.grayscale) }
  /// Whether a Guided Access session is active.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether mono audio is on.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether closed captions are on.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether button shapes are on.
  public static var buttonShapesEnabled: Bool { DeviceSettings.isOn(.buttonShapes) }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether speaking a selection is on.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether speaking the screen is on.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether shaking to undo is on.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether on/off labels in switches are on.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether videos play automatically.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether differentiating without color is on.
  public static var shouldDifferentiateWithoutColor: Bool {
    DeviceSettings.isOn(.differentiateWithoutColor)
  }
  /// Whether cross-fades are preferred to sliding transitions.
  public static var prefersCrossFadeTransitions: Bool { DeviceSettings.prefersCrossFade }

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
