import DisplayList

/// Something that changes what a layer shows in the course of time.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimation>.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes once.
  open var duration: CFTimeInterval = 0
  /// How fast time passes.
  open var speed: Float = 1
  /// A time that is added.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is done.
  open var repeatCount: Float = 0
  /// How long it is done again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it is done backwards, too.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of start and end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it ended.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override required init() {
    super.init()
  }

  /// The value that was set for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// An animation of the same kind with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeOver(from: self)
    return copy
  }

  func takeOver(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// How long it takes once, where that is not the duration.
  var onceDuration: CFTimeInterval { duration }

  /// How long it takes with everything; infinity where it never ends.
  final var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = onceDuration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }

  /// Whether the animation changes what a key path leads to.
  func animates(_ keyPath: String) -> Bool { false }

  /// Has a layer show the animation.
  /// - Parameters:
  ///   - elapsed: the time since it began once, backwards while it is reversed.
  ///   - cycle: how often it was done before.
  func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {}

  /// How much is done after a time.
  func progress(at elapsed: CFTimeInterval) -> Double {
    let fraction = duration > 0 ? elapsed / duration : 1
    return timingFunction?.progress(at: fraction) ?? min(1, max(0, fraction))
  }

  /// Has a layer show the animation at a time since its start; says whether it has ended.
  final func apply(to layer: CALayer, at time: CFTimeInterval) -> Bool {
    let time = time * Double(speed) + timeOffset
    let active = activeDuration
    var elapsed = time
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return false }
      elapsed = 0
    } else if time >= active {
      guard fillMode == .forwards || fillMode == .both else { return true }
      elapsed = active
    }
    let once = onceDuration
    guard once > 0 else {
      apply(to: layer, elapsed: 0, cycle: 0)
      return time >= active
    }
    let span = autoreverses ? 2 * once : once
    var cycle = (elapsed / span).rounded(.down)
    if elapsed > 0, elapsed == cycle * span, time >= active { cycle -= 1 }
    elapsed -= cycle * span
    if elapsed > once { elapsed = span - elapsed }
    apply(to: layer, elapsed: elapsed, cycle: Int(cycle))
    return time >= active
  }
}
