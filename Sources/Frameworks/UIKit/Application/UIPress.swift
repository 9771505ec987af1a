import AppRuntime
import DeviceProtocol
import Foundation

/// A physical button or key that is pressed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipress>.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What the button does.
  public enum Phase: Int, @unchecked Sendable {
    /// It went down.
    case began
    /// Its force changed.
    case changed
    /// It stays down.
    case stationary
    /// It was released.
    case ended
    /// The system gave up following it.
    case cancelled
  }

  /// The buttons of a remote or a game controller.
  public enum PressType: Int, @unchecked Sendable {
    /// Up.
    case upArrow
    /// Down.
    case downArrow
    /// Left.
    case leftArrow
    /// Right.
    case rightArrow
    /// The central button.
    case select
    /// The menu button.
    case menu
    /// Play and pause.
    case playPause
    /// One page up.
    case pageUp = 30
    /// One page down.
    case pageDown = 31
  }

  /// Seconds since the device started at which the press last changed.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the button does.
  open internal(set) var phase: Phase = .began
  /// The button.
  open internal(set) var type: PressType = .select
  /// The window that gets the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that gets the press.
  open internal(set) weak var responder: UIResponder?
  /// The gesture recognizers that get the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key of a hardware keyboard.
  open internal(set) var key: UIKey?
  /// The force, from 0 to 1.
  open var force: CGFloat { phase == .ended ? 0 : 1 }

  /// The key as the device told it.
  private(set) var keyPress: KeyPress?

  /// Creates a press of a key that just went down.
  convenience init(_ key: KeyPress, responder: UIResponder) {
    self.init()
    keyPress = key
    self.key = UIKey(key)
    self.responder = responder
    window = (responder as? UIView)?.window ?? UIApplication.shared.keyWindow
    timestamp = DeviceClock.shared.now
  }
}
