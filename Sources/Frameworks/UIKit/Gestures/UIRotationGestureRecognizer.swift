import Foundation

/// Recognizes two fingers that turn.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians.
  private static let hysteresis: CGFloat = 0.1

  /// How far the fingers turned, in radians, clockwise.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (time: TimeInterval, angle: CGFloat)?

  /// Creates a recognizer that calls a method of a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    rotation = coder.double("rotation").map { CGFloat($0) } ?? 0
  }

  /// Tells the recognizer that touches began in its view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    } else if self.touches.count == 2 {
      last = (event.timestamp, angle)
    }
  }

  /// Tells the recognizer that touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2, let last else { return }
    let angle = self.angle
    let turn = remainder(angle - last.angle, 2 * .pi)
    rotation += turn
    if event.timestamp > last.time { velocity = turn / CGFloat(event.timestamp - last.time) }
    self.last = (event.timestamp, angle)
    if state.isOngoing {
      state = .changed
    } else if abs(rotation) >= Self.hysteresis {
      state = .began
    }
  }

  /// Tells the recognizer that fingers were raised.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWereRaised(touches)
  }

  /// Tells the recognizer that the system cancelled touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }

  /// Prepares the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
    last = nil
  }

  private var angle: CGFloat {
    let (one, other) = (touches[0].screenLocation, touches[1].screenLocation)
    return atan2(other.y - one.y, other.x - one.x)
  }
}
