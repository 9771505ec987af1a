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
  /// Whether the timeline has a pace that can go beyond the end, as springs do.
  package var followsPace = false
  /// Whether the layer's owner is touched where the animation shows it, not where it's going.
  package var isTouchedWhereShown = false

  init(
    _ animation: CAAnimation, key: String, startingAt time: CFTimeInterval, group: AnimationGroup?
  ) {
    self.animation = animation
    self.key = key
    self.group = group
    addedAt = time
    group?.add()
  }

  func animates(_ keyPath: String) -> Bool { animation.animates(keyPath) }

  /// Starts the animation in a frame, at a time of its layer: from now on, its time passes.
  func begin(at time: CFTimeInterval) {
    guard startTime == nil else { return }
    startTime = animation.beginTime > 0 ? animation.beginTime : time
    animation.delegate?.animationDidStart(animation)
  }

  private var start: CFTimeInterval {
    startTime ?? (animation.beginTime > 0 ? animation.beginTime : addedAt)
  }

  /// Shows the animation's effect on a layer at a time of the layer. A timeline uses the device's
  /// time.
  func apply(to layer: CALayer, at time: CFTimeInterval, deviceTime: CFTimeInterval) {
    if followsPace, let timeline, let basic = animation as? CABasicAnimation {
      basic.apply(to: layer, progress: timeline.progress(at: deviceTime), cycle: 0)
      return
    }
    let elapsed = timeline?.elapsed(at: deviceTime) ?? time - start
    _ = animation.apply(to: layer, at: elapsed)
  }

  /// The time when it ends, in its layer's time, or in the device's if it has a timeline; `nil` if
  /// it never ends.
  var end: CFTimeInterval? {
    if let timeline { return timeline.end }
    guard animation.speed > 0 else { return nil }
    let length = (animation.activeDuration - animation.timeOffset) / Double(animation.speed)
    guard length.isFinite, length < 1e6 else { return nil }
    return start + length
  }

  private var isFinished = false

  /// Whether its end must still be reported.
  var reportsEnd: Bool { !isFinished }

  /// Returns whether it stays the same until someone changes it.
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

  /// Notifies everyone that it ended.
  func finish(completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    suspended?.resumeTouches()
    animation.delegate?.animationDidStop(animation, finished: completed)
    group?.finishOne(completed: completed)
  }
}
