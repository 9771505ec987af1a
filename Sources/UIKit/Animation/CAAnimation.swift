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

/// An animation of one property.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/capropertyanimation>.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated.
  open var keyPath: String?
  /// Whether the values are added to what the layer shows anyway.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of what a key path leads to.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func animates(_ keyPath: String) -> Bool {
    guard let own = self.keyPath else { return false }
    return own == keyPath || own.hasPrefix(keyPath + ".")
  }

  final func show(_ value: AnimatableValue, on layer: CALayer) {
    guard let keyPath else { return }
    var value = value
    if isAdditive, let base = layer.animatableValue(forKeyPath: keyPath) {
      value = base.adding(value)
    }
    layer.showAnimated(value, forKeyPath: keyPath)
  }
}

/// An animation from one value to another.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cabasicanimation>.
open class CABasicAnimation: CAPropertyAnimation {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// Where it begins; where that is not said, at what the layer has.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }

  /// Where it ends; where that is not said, at what the layer has.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }

  /// How much it changes.
  open var byValue: Any? {
    didSet { by = AnimatableValue(byValue) }
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
    from = other.from
    to = other.to
    by = other.by
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    guard let keyPath, let present = layer.animatableValue(forKeyPath: keyPath) else { return }
    let start = from ?? by.flatMap { by in to.map { $0.subtracting(by) } } ?? present
    let end = to ?? by.map { start.adding($0) } ?? present
    var value = start.interpolated(to: end, at: progress(at: elapsed))
    if isCumulative, cycle > 0 {
      for _ in 0..<min(cycle, 10_000) { value = value.adding(end.subtracting(start)) }
    }
    show(value, on: layer)
  }
}

/// An animation as if a spring pulled.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caspringanimation>.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that the spring pulls.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How strong the friction is.
  open var damping: CGFloat = 10
  /// How fast it moves at first, in whole distances a second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be damped more than critically.
  open var allowsOverdamping = false

  /// Creates an animation from how long it seems to take and how much it bounces.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
  }

  /// How long it takes until hardly anything moves.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long it seems to take.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / sqrt(stiffness / mass) }

  /// How much it bounces.
  open var bounce: CGFloat { 1 - damping / (2 * sqrt(stiffness * mass)) }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(at elapsed: CFTimeInterval) -> Double { spring.progress(at: elapsed) }
}

/// An animation through several values.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>.
open class CAKeyframeAnimation: CAPropertyAnimation {
  var frames: [AnimatableValue] = []

  /// The values.
  open var values: [Any]? {
    didSet { frames = (values ?? []).compactMap { AnimatableValue($0) } }
  }

  /// The points, as a path.
  open var path: CGPath? {
    didSet { pathPoints = path.map { Self.points(of: $0.path) } ?? [] }
  }
  private var pathPoints: [CGPoint] = []

  /// When each value is reached, in fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The pace between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between the values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// Whether the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    frames = other.frames
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  private static func points(of path: Path) -> [CGPoint] {
    path.flattened().flatMap { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    let fraction = progress(at: elapsed)
    if pathPoints.count > 1 {
      follow(layer, at: fraction)
      return
    }
    guard !frames.isEmpty else { return }
    var value = value(at: fraction)
    if isCumulative, cycle > 0, let last = frames.last {
      for _ in 0..<min(cycle, 10_000) { value = value.adding(last) }
    }
    show(value, on: layer)
  }

  private func value(at fraction: Double) -> AnimatableValue {
    let isDiscrete = calculationMode == .discrete
    let times = times(isDiscrete: isDiscrete)
    let last = frames.count - 1
    guard last > 0 else { return frames[0] }
    if isDiscrete {
      let index = times.lastIndex { $0 <= fraction } ?? 0
      return frames[min(index, last)]
    }
    if fraction <= times[0] { return frames[0] }
    guard let index = times.indices.dropLast().last(where: { times[$0] <= fraction }),
      index < last
    else { return frames[last] }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? min(1, (fraction - times[index]) / span) : 1
    if let functions = timingFunctions, index < functions.count {
      part = functions[index].progress(at: part)
    }
    return frames[index].interpolated(to: frames[index + 1], at: part)
  }

  private func times(isDiscrete: Bool) -> [Double] {
    if let keyTimes, keyTimes.count >= frames.count, calculationMode != .paced {
      return keyTimes.map(\.doubleValue)
    }
    if calculationMode == .paced || calculationMode == .cubicPaced {
      let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
      let total = lengths.reduce(0, +)
      guard total > 0 else { return evenTimes(frames.count - 1) }
      var sum = 0.0
      return [0]
        + lengths.map { length in
          sum += length
          return sum / total
        }
    }
    return evenTimes(isDiscrete ? frames.count : frames.count - 1)
  }

  private func evenTimes(_ count: Int) -> [Double] {
    (0...max(1, count)).map { Double($0) / Double(max(1, count)) }
  }

  private func follow(_ layer: CALayer, at fraction: Double) {
    let lengths = zip(pathPoints, pathPoints.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = lengths.reduce(0, +) * fraction
    var index = 0
    while index < lengths.count - 1, rest > lengths[index] {
      rest -= lengths[index]
      index += 1
    }
    let (from, to) = (pathPoints[index], pathPoints[index + 1])
    let part = lengths[index] > 0 ? min(1, rest / lengths[index]) : 0
    show(AnimatableValue.point(from).interpolated(to: .point(to), at: part), on: layer)
    if let rotationMode {
      let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
      layer.showAnimated(
        .number(atan2(to.y - from.y, to.x - from.x) + turn), forKeyPath: "transform.rotation.z")
    }
  }
}

/// Animations that run together.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationgroup>.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
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
      _ = animation.apply(to: layer, at: time - animation.beginTime)
    }
  }
}

/// A change from what a layer showed to what it shows.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransition>.
open class CATransition: CAAnimation {
  /// How it changes.
  open var type: CATransitionType = .fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where it begins.
  open var startProgress: Float = 0
  /// Where it ends.
  open var endProgress: Float = 1

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    let progress =
      Double(startProgress) + progress(at: elapsed) * Double(endProgress - startProgress)
    let size = layer.properties.bounds.size
    let way: CGPoint =
      switch subtype {
      case .fromRight: CGPoint(x: size.width, y: 0)
      case .fromTop: CGPoint(x: 0, y: size.height)
      case .fromBottom: CGPoint(x: 0, y: -size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    if type == .fade {
      layer.showAnimated(
        .number(Double(layer.properties.opacity) * progress), forKeyPath: "opacity")
    } else if type != .reveal {
      let rest = 1 - progress
      layer.showAnimated(
        .point(
          CGPoint(
            x: layer.properties.position.x + way.x * rest,
            y: layer.properties.position.y + way.y * rest)),
        forKeyPath: "position")
    }
  }
}
