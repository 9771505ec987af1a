import DisplayList

/// An object that groups several animations and runs them at the same time.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationgroup>.
open class CAAnimationGroup: CAAnimation {
  /// The animations, which run in the time space of the group.
  open var animations: [CAAnimation]?

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as! CAAnimation }
  }

  override func animates(_ keyPath: String) -> Bool {
    animations?.contains { $0.animates(keyPath) } ?? false
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    let time = timingFunction == nil ? elapsed : progress(at: elapsed) * duration
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: layer, at: time - animation.beginTime, showsEnd: true)
    }
  }
}
