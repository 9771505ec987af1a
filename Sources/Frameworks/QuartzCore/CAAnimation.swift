import DisplayList

/// The base class of animations.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimation>.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// The start time of the animation, in seconds of its parent's time.
  open var beginTime: CFTimeInterval = 0
  /// The basic duration of the animation, in seconds.
  open var duration: CFTimeInterval = 0
  /// The rate at which time passes compared to the parent's time.
  open var speed: Float = 1
  /// An additional offset in the animation's local time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of times the animation repeats.
  open var repeatCount: Float = 0
  /// The number of seconds over which the animation repeats.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that determines whether the animation plays in reverse when it has completed.
  open var autoreverses = false
  /// A value that determines whether the animation is shown outside its active duration.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// An optional timing function that defines the pacing of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that's notified when the animation starts and stops.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that determines whether the animation is removed from the layer when it has
  /// completed.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override required init() {
    super.init()
  }

  /// Returns the default value of the property with a key.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": Float(1)
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Returns the value for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets the value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a copy of the animation.
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

  /// Adds the animation to the layer that triggered an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The duration of a single repetition, if it differs from `duration`.
  var onceDuration: CFTimeInterval { duration }

  /// The duration of all repetitions, or infinity if the animation never ends.
  final var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = onceDuration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }

  /// Returns whether the animation changes the property at a key path.
  func animates(_ keyPath: String) -> Bool { false }

  /// Applies the animation to a layer.
  /// - Parameters:
  ///   - elapsed: The time since the animation started, which decreases while it runs in reverse.
  ///   - cycle: The number of completed repetitions.
  func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {}

  /// Returns the progress after an elapsed time.
  func progress(at elapsed: CFTimeInterval) -> Double {
    let fraction = duration > 0 ? elapsed / duration : 1
    return timingFunction?.progress(at: fraction) ?? min(1, max(0, fraction))
  }

  /// The number of seconds by which rounded sums of times can differ.
  private static let rounding = 1e-6

  /// Applies the animation to a layer at a time since its start.
  /// - Parameter showsEnd: Whether the animation is still shown at the moment when it ends, as it is
  ///   in a group, which stays at that moment.
  final func apply(to layer: CALayer, at time: CFTimeInterval, showsEnd: Bool = false) {
    guard let time = shownTime(at: time * Double(speed) + timeOffset, showsEnd: showsEnd) else {
      return
    }
    let once = onceDuration
    guard once > 0 else { return apply(to: layer, elapsed: 0, cycle: 0) }
    let span = autoreverses ? 2 * once : once
    var cycle = (time / span).rounded(.down)
    // The end of the last repetition isn't the start of another one.
    if cycle > 0, time - cycle * span < Self.rounding, time >= activeDuration { cycle -= 1 }
    var elapsed = time - cycle * span
    if autoreverses, elapsed > once { elapsed = span - elapsed }
    apply(to: layer, elapsed: elapsed, cycle: Int(cycle))
  }

  /// Returns the local time that the animation shows at a local time, or `nil` if it isn't shown.
  private func shownTime(at time: CFTimeInterval, showsEnd: Bool) -> CFTimeInterval? {
    let active = activeDuration
    let tolerance = showsEnd ? Self.rounding : 0
    if time < 0 {
      let isFilled = fillMode == .backwards || fillMode == .both || time >= -tolerance
      return isFilled ? 0 : nil
    }
    if time >= active {
      let isFilled =
        fillMode == .forwards || fillMode == .both || (showsEnd && time <= active + tolerance)
      return isFilled ? active : nil
    }
    return time
  }
}
