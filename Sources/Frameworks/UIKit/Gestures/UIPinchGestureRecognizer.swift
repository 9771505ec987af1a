import DeviceProtocol
import Foundation

/// A gesture recognizer for pinches with two fingers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change in the distance between the fingers before a pinch starts, in points.
  private static let hysteresis: CGFloat = 8

  /// The distance between the fingers relative to the initial distance.
  open var scale: CGFloat {
    get { startDistance > 0 ? fingerDistance / startDistance : 1 }
    set { startDistance = newValue > 0 ? fingerDistance / newValue : fingerDistance }
  }

  /// The velocity of the pinch, as the change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  private var startDistance: CGFloat = 0
  private var fingerDistance: CGFloat = 0
  private var last: (time: TimeInterval, scale: CGFloat)?

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    if let scale = coder.double("scale") { self.scale = CGFloat(scale) }
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    } else if self.touches.count == 2 {
      startDistance = currentDistance
      fingerDistance = startDistance
      last = (event.timestamp, 1)
    }
  }

  /// Called when touches move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    fingerDistance = currentDistance
    noteVelocity(at: event.timestamp)
    if state.isOngoing {
      state = .changed
    } else if abs(fingerDistance - startDistance) >= Self.hysteresis {
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
    velocity = 0
    startDistance = 0
    fingerDistance = 0
    last = nil
  }

  override func follows(_ kind: PointerGesture.Kind) -> Bool { kind == .pinch }

  override func follow(_ gesture: PointerGesture) {
    super.follow(gesture)
    switch gesture.phase {
    case .began:
      startDistance = 100
      fingerDistance = startDistance
      last = (gesture.timestamp, 1)
      state = .began
    case .moved:
      fingerDistance *= gesture.scale
      noteVelocity(at: gesture.timestamp)
      state = .changed
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    }
  }

  private func noteVelocity(at time: TimeInterval) {
    if let last, time > last.time {
      velocity = (scale - last.scale) / CGFloat(time - last.time)
    }
    last = (time, scale)
  }

  private var currentDistance: CGFloat {
    distance(touches[0].screenLocation, touches[1].screenLocation)
  }
}
