import Foundation

/// An object that describes a user's interaction with the app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uievent>.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Physical buttons and keys.
    case presses
    /// Scrolling with a pointer.
    case scroll = 10
    /// Hovering with a pointer.
    case hover = 11
    /// Pinching or rotating with a trackpad.
    case transform = 14
  }

  /// The subtypes of motion and remote-control events.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
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
    /// Seeking backward started.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward started.
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

    /// Returns the mask of the button with a number, starting at 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the device started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were pressed.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointing device that were pressed.
  open var buttonMask: ButtonMask { [] }

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns the touches that were coalesced into a touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    [touch]
  }

  /// Returns predicted touches, which aren't available.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    []
  }
}
