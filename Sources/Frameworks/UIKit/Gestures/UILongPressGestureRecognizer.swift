import AppRuntime
import Foundation

/// Recognizes a finger that rests.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How far the fingers may move before the gesture is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var timer: DeviceClock.Timer?
  private var start = CGPoint.zero
  private var taps = 0

  /// Creates a recognizer that calls a method of a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    minimumPressDuration = coder.double("minimumPressDuration") ?? 0.5
    numberOfTapsRequired = coder.integer("numberOfTapsRequired") ?? 0
    numberOfTouchesRequired = coder.integer("numberOfTouchesRequired") ?? 1
    allowableMovement = coder.double("allowableMovement").map { CGFloat($0) } ?? 10
  }

  /// Tells the recognizer that touches began in its view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= numberOfTouchesRequired, state == .possible else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else {
      return
    }
    start = centroid
    timer?.invalidate()
    timer = DeviceClock.shared.schedule(after: minimumPressDuration, keepsAwake: false) {
      [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  /// Tells the recognizer that touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isOngoing {
      state = .changed
    } else if timer != nil, distance(start, centroid) > allowableMovement {
      state = .failed
    }
  }

  /// Tells the recognizer that fingers were raised.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isOngoing {
      state = .ended
    } else if taps < numberOfTapsRequired {
      taps += 1
      timer = DeviceClock.shared.schedule(after: 0.35) { [weak self] in
        guard let self, self.touches.isEmpty else { return }
        state = .failed
      }
    } else {
      state = .failed
    }
  }

  /// Tells the recognizer that the system cancelled touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }

  /// Prepares the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    taps = 0
  }
}
