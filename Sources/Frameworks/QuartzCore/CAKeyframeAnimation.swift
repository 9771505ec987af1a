import DisplayList

/// An animation through several values.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through.
  package var frames: [AnimatableValue] = []

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
