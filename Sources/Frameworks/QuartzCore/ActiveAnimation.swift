/// An animation that was added to a layer.
package final class ActiveAnimation {
  /// The animation that was added.
  package let animation: CAAnimation
  /// The key that it was added with.
  package let key: String
  private let addedAt: CFTimeInterval
  private var startTime: CFTimeInterval?
  private let group: AnimationGroup?
  /// The timeline that controls the time instead of the clock.
  package var timeline: AnimationTimeline?
  /// Whether the timeline's pace can go beyond the end, like a spring's.
  package var followsPace = false
  /// Whether touches use the displayed position of the layer's owner rather than its final
  /// position.
  package var isTouchedWhereShown = false
  /// A layer whose removal also ends the animation.
  package weak var companion: CALayer?
  /// Called after the animation has ended because its layer left the window.
  package var didLeave: (() -> Void)?
  /// The number of animations that were added before.
  let number: Int

  init(
    _ animation: CAAnimation, key: String, startingAt time: CFTimeInterval, group: AnimationGroup?
  ) {
    self.animation = animation
    self.key = key
    self.group = group
    addedAt = time
    number = AnimationEngine.shared.nextNumber()
    group?.add()
  }

  func animates(_ keyPath: String) -> Bool { animation.animates(keyPath) }

  /// Starts the animation in a frame, at the layer's time.
  func begin(at time: CFTimeInterval) {
    guard startTime == nil else { return }
    startTime = animation.beginTime > 0 ? animation.beginTime : time
    animation.delegate?.animationDidStart(animation)
  }

  private var start: CFTimeInterval {
    startTime ?? (animation.beginTime > 0 ? animation.beginTime : addedAt)
  }

  /// Applies the animation's effect to a layer at the layer's time.
  ///
  /// A timeline uses the device's time.
  func apply(to layer: CALayer, at time: CFTimeInterval, deviceTime: CFTimeInterval) {
    if followsPace, let timeline, let basic = animation as? CABasicAnimation {
      basic.apply(to: layer, progress: timeline.progress(at: deviceTime), cycle: 0)
      return
    }
    let elapsed = timeline?.elapsed(at: deviceTime) ?? time - start
    animation.apply(to: layer, at: elapsed)
  }

  /// The end time, which is in the layer's time or, if there's a timeline, in the device's time.
  ///
  /// It's `nil` if the animation never ends.
  var end: CFTimeInterval? {
    if let timeline { return timeline.end }
    guard animation.speed > 0 else { return nil }
    let length = (animation.activeDuration - animation.timeOffset) / Double(animation.speed)
    guard length.isFinite, length < 1e6 else { return nil }
    return start + length
  }

  private var isFinished = false

  /// Whether its end must still be reported.
  package var reportsEnd: Bool { !isFinished }

  /// Whether its companion has left the window.
  var lacksCompanion: Bool { companion?.hasLeftWindow == true }

  /// Returns whether the animation's effect doesn't change over time.
  func isStill(in layer: CALayer) -> Bool {
    if isFinished { return true }
    if let timeline { return !timeline.isRunning }
    return animation.speed == 0 || layer.effectiveSpeed == 0
  }

  private weak var suspended: (any LayerOwner)?

  /// Prevents a layer's owner from receiving touches until the animation has ended.
  package func suspendTouches(of owner: any LayerOwner) {
    suspended = owner
    owner.suspendTouches()
  }

  /// Reports the animation's end.
  func finish(completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    suspended?.resumeTouches()
    animation.delegate?.animationDidStop(animation, finished: completed)
    group?.finishOne(completed: completed)
  }
}
