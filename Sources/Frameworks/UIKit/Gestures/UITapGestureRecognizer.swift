import AppRuntime
import Foundation
import Stubs

/// A gesture recognizer for taps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum duration of a tap, in seconds.
  private static let longestTap: TimeInterval = 0.75
  /// The maximum interval between the taps of a gesture, in seconds.
  private static let longestPause: TimeInterval = 0.35
  /// The maximum movement during a tap, in points.
  private static let allowableMovement: CGFloat = 45

  /// The number of taps that the gesture requires.
  open var numberOfTapsRequired = 1
  /// The number of fingers that the gesture requires.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that the gesture requires.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      Stub.tapButtonMask.report(if: buttonMaskRequired != .primary)
    }
  }

  private var taps = 0
  private var touchesOfTap = 0
  private var fingersUp = 0
  private var tapStart: CGPoint?
  /// The time when the first finger of the tap touched the screen.
  private var tapTime: TimeInterval = 0
  private var timer: DeviceClock.Timer?

  override func decode(_ coder: StoryboardCoder) {
    super.decode(coder)
    numberOfTapsRequired = coder.integer("numberOfTapsRequired") ?? 1
    numberOfTouchesRequired = coder.integer("numberOfTouchesRequired") ?? 1
  }

  /// Called when touches start in the view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesOfTap += touches.count
    guard touchesOfTap <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let location = centroid
    if let tapStart, distance(tapStart, location) > Self.allowableMovement, taps > 0 {
      state = .failed
      return
    }
    if tapStart == nil { tapStart = location }
    if touchesOfTap == touches.count { tapTime = event.timestamp }
    fail(after: Self.longestTap, keepsAwake: false)
  }

  /// Called when touches move.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where distance(touch.initialScreenLocation, touch.screenLocation) > Self.allowableMovement {
      state = .failed
      return
    }
  }

  /// Called when touches end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where distance(touch.initialScreenLocation, touch.screenLocation) > Self.allowableMovement {
      state = .failed
      return
    }
    fingersUp += touches.count
    guard fingersUp == touchesOfTap else { return }
    // The timer may be late if the app was busy.
    guard touchesOfTap == numberOfTouchesRequired, event.timestamp - tapTime <= Self.longestTap
    else {
      state = .failed
      return
    }
    timer?.invalidate()
    taps += 1
    touchesOfTap = 0
    fingersUp = 0
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: Self.longestPause, keepsAwake: true)
    }
  }

  /// Called when the system cancels touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Called to prepare the recognizer for the next gesture.
  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    taps = 0
    touchesOfTap = 0
    fingersUp = 0
    tapStart = nil
  }

  /// Returns whether the recognizer prevents another one from recognizing its gesture.
  ///
  /// It doesn't prevent recognizers that require more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  private func fail(after seconds: TimeInterval, keepsAwake: Bool) {
    timer?.invalidate()
    timer = DeviceClock.shared.schedule(after: seconds, keepsAwake: keepsAwake) { [weak self] in
      self?.state = .failed
    }
  }
}

/// Returns the distance between two points.
func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
}
