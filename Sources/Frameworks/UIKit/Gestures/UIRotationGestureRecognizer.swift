import Foundation

/// A gesture recognizer for rotations with two fingers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers must rotate before the gesture starts, in radians.
  private static let hysteresis: CGFloat = 0.1

  /// The rotation of the fingers, clockwise in radians.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (time: TimeInterval, angle: CGFloat)?

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    rotation = coder.double("rotation").map { CGFloat($0) } ?? 0
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    } else if self.touches.count == 2 {
      last = (event.timestamp, angle)
    }
  }

  /// Called when touches move.
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

  /// Called when touches end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersWereRaised(touches)
  }

  /// Called when the system cancels touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }

  /// Called to prepare the recognizer for the next gesture.
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
