import AppRuntime

/// The animations of a transition that the user controls interactively.
@MainActor
final class DrivenAnimations {
  /// The object that's currently collecting animations.
  private(set) static var current: DrivenAnimations?

  private let duration: TimeInterval
  private let timeline: AnimationTimeline
  private let tracker: AnimationTracker
  private var animators: [any UIViewImplicitlyAnimating] = []
  private var endTimer: DeviceClock.Timer?

  /// Creates an object whose animations are paused.
  init(duration: TimeInterval) {
    self.duration = duration
    timeline = AnimationTimeline(duration: duration)
    tracker = AnimationTracker(timeline: timeline)
  }

  /// Collects the animations that a closure starts.
  func gather(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    tracker.watch(body)
    Self.current = outer
  }

  /// Includes an app's animator.
  func take(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
  }

  /// The progress, from 0 to 1.
  var fraction: CGFloat {
    animators.first?.fractionComplete ?? CGFloat(timeline.fraction(at: CACurrentMediaTime()))
  }

  /// Moves to a position.
  func set(_ fraction: CGFloat) {
    timeline.set(fraction, at: CACurrentMediaTime())
    for animator in animators { animator.fractionComplete = fraction }
    RenderLoop.shared.setNeedsCommit()
  }

  /// Pauses at the current position.
  func pause() {
    endTimer?.invalidate()
    endTimer = nil
    timeline.pause(at: CACurrentMediaTime())
    for animator in animators { animator.pauseAnimation() }
  }

  /// Runs the animations from the start, without interaction.
  func start() {
    for animator in animators where !animator.isRunning { animator.startAnimation() }
    run(over: duration, curve: .easeInOut, isReversed: false)
  }

  /// Runs the animations to the end or back to the start.
  func end(
    isCancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    let fraction = fraction
    let part = (isCancelled ? fraction : 1 - fraction) / max(speed, 0.001)
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = isCancelled
      animator.continueAnimation(withTimingParameters: timing, durationFactor: part)
    }
    run(over: part * duration, curve: curve, isReversed: isCancelled)
  }

  private func run(over time: TimeInterval, curve: UIView.AnimationCurve, isReversed: Bool) {
    let function = curve.timingFunction
    let now = CACurrentMediaTime()
    timeline.reverse(isReversed, at: now)
    timeline.start(at: now, over: time) { function.progress(at: $0) }
    AnimationEngine.shared.schedule()
    endTimer?.invalidate()
    endTimer = MediaClock.shared.schedule(after: time) {
      MainActor.assumeIsolated { self.reachEnd() }
    }
  }

  private func reachEnd() {
    timeline.pause(at: CACurrentMediaTime())
    if timeline.isReversed { ViewAnimation.performWithout { tracker.restore() } }
    tracker.finish()
  }
}
