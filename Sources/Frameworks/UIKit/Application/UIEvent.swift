import Foundation

/// Something that a person did.
///
/// Follows <https://developer.apple.com/documentation/uikit/uievent>.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of event.
  public enum EventType: Int, @unchecked Sendable {
    /// Fingers on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Physical buttons and keys.
    case presses
    /// A pointer's scrolling.
    case scroll = 10
    /// A pointer's hovering.
    case hover = 11
    /// A trackpad's pinching or rotating.
    case transform = 14
  }

  /// What precisely happened, for motions and remote controls.
  public enum EventSubtype: Int, @unchecked Sendable {
    /// Nothing more precise.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ended.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the mask of the button with a number, the first being 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The kind of event.
  open var type: EventType { .touches }
  /// What precisely happened.
  open var subtype: EventSubtype { .none }
  /// Seconds since the device started at which it happened.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were held.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer that were held.
  open var buttonMask: ButtonMask { [] }

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches that a gesture recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touches that the system gathered into one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    [touch]
  }

  /// Where the system expects a touch to go.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    []
  }
}
