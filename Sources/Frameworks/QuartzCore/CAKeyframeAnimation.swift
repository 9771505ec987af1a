import DisplayList

/// An object that animates a layer property through keyframes.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The animatable keyframe values.
  package var frames: [AnimatableValue] = []

  /// The keyframe values.
  open var values: [Any]? {
    didSet { frames = (values ?? []).compactMap { AnimatableValue($0) } }
  }

  /// The path that a point property follows.
  open var path: CGPath? {
    didSet { route = path.map { KeyframePath($0.path) } }
  }
  private var route: KeyframePath?

  /// The times at which the keyframes apply, as fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The timing functions that define the pacing of each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The mode that specifies how the values between keyframes are calculated.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The mode that specifies whether the layer rotates to match the tangent of the path.
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

  override func apply(to layer: CALayer, elapsed: CFTimeInterval, cycle: Int) {
    let fraction = progress(at: elapsed)
    if let route, !route.segments.isEmpty {
      follow(route, with: layer, at: fraction)
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
    return isCubic
      ? spline(from: index, at: part) : frames[index].interpolated(to: frames[index + 1], at: part)
  }

  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// Returns a point on a Catmull-Rom spline between a frame and the next one, using Barry and
  /// Goldman's algorithm.
  private func spline(from index: Int, at t: Double) -> AnimatableValue {
    let (p1, p2) = (frames[index], frames[index + 1])
    let p0 = index > 0 ? frames[index - 1] : p1
    let p3 = index + 2 < frames.count ? frames[index + 2] : p2
    let (a1, a2) = (p0.interpolated(to: p1, at: t + 1), p1.interpolated(to: p2, at: t))
    let a3 = p2.interpolated(to: p3, at: t - 1)
    let b1 = a1.interpolated(to: a2, at: (t + 1) / 2)
    let b2 = a2.interpolated(to: a3, at: t / 2)
    return b1.interpolated(to: b2, at: t)
  }

  private func times(isDiscrete: Bool) -> [Double] {
    if let keyTimes, keyTimes.count >= frames.count, calculationMode != .paced,
      calculationMode != .cubicPaced
    {
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

  private func follow(_ route: KeyframePath, with layer: CALayer, at fraction: Double) {
    let (place, direction) =
      calculationMode == .paced || calculationMode == .cubicPaced
      ? route.paced(at: fraction) : segment(of: route, at: fraction)
    show(.point(place), on: layer)
    if let rotationMode {
      let turn = rotationMode == .rotateAutoReverse ? CGFloat.pi : 0
      layer.showAnimated(
        .number(atan2(direction.y, direction.x) + turn), forKeyPath: "transform.rotation.z")
    }
  }

  /// Returns the position at a fraction of the time, if each segment of the path has its own key
  /// times.
  private func segment(of route: KeyframePath, at fraction: Double) -> KeyframePath.Place {
    var count = route.segments.count
    var times = evenTimes(count)
    if let keyTimes, keyTimes.count > 1 {
      // A path can be longer than its key times, such as by a line that closes it.
      count = min(count, keyTimes.count - 1)
      times = keyTimes.map(\.doubleValue)
    }
    let index = min(times.prefix(count).lastIndex { $0 <= fraction } ?? 0, count - 1)
    let span = times[index + 1] - times[index]
    var part = span > 0 ? min(1, max(0, (fraction - times[index]) / span)) : 1
    if let functions = timingFunctions, index < functions.count {
      part = functions[index].progress(at: part)
    }
    return route.place(on: index, at: calculationMode == .discrete ? 0 : part)
  }
}
