import AppRuntime
import DeviceProtocol
import Foundation

/// A press of a physical button or key.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipress>.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of the press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began
    /// The force or position of the button changed.
    case changed
    /// The button is held without a change.
    case stationary
    /// The button was released.
    case ended
    /// The press was canceled.
    case cancelled
  }

  /// The buttons on a remote or game controller.
  public enum PressType: Int, Sendable {
    /// The up button.
    case upArrow
    /// The down button.
    case downArrow
    /// The left button.
    case leftArrow
    /// The right button.
    case rightArrow
    /// The select button.
    case select
    /// The menu button.
    case menu
    /// The play/pause button.
    case playPause
  }

  /// The time of the last change of the press, in seconds since the device started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase: Phase = .began
  /// The type of the button.
  open internal(set) var type: PressType = .select
  /// The window that receives the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that receives the press.
  open internal(set) weak var responder: UIResponder?
  /// The gesture recognizers that receive the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key of a hardware keyboard.
  open internal(set) var key: UIKey?
  /// The force, from 0 to 1.
  open var force: CGFloat { phase == .ended ? 0 : 1 }

  /// The key press, as reported by the device.
  private(set) var keyPress: KeyPress?

  /// Creates a press for a key that just went down.
  convenience init(_ key: KeyPress, responder: UIResponder) {
    self.init()
    keyPress = key
    self.key = UIKey(key)
    self.responder = responder
    window = (responder as? UIView)?.window ?? UIApplication.shared.keyWindow
    timestamp = DeviceClock.shared.now
  }
}
