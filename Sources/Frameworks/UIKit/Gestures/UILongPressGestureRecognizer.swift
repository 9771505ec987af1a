import AppRuntime
import Foundation

/// A gesture recognizer for long presses.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must stay down, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that the gesture requires.
  open var numberOfTouchesRequired = 1
  /// The distance that the fingers can move before the gesture is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var timer: DeviceClock.Timer?
  private var start = CGPoint.zero
  private var taps = 0

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    minimumPressDuration = coder.double("minimumPressDuration") ?? 0.5
    numberOfTapsRequired = coder.integer("numberOfTapsRequired") ?? 0
    numberOfTouchesRequired = coder.integer("numberOfTouchesRequired") ?? 1
    allowableMovement = coder.double("allowableMovement").map { CGFloat($0) } ?? 10
  }

  /// Called when touches start in the view.
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

  /// Called when touches move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isOngoing {
      state = .changed
    } else if timer != nil, distance(start, centroid) > allowableMovement {
      state = .failed
    }
  }

  /// Called when touches end.
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

  /// Called when the system cancels touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isOngoing ? .cancelled : .failed
  }

  /// Called to prepare the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    taps = 0
  }
}
