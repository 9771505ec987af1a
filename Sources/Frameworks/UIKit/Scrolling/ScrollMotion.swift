/// The motion of an offset along one axis after a drag, which decelerates and springs back at an
/// end.
struct ScrollMotion {
  /// Deceleration until the end of the range, and then a spring at that end.
  private enum Phase {
    case rest
    case glide(velocity: CGFloat, duration: TimeInterval, next: Spring?)
    case spring(Spring)
  }

  private enum Stop {
    case none, edge, place
  }

  /// A critically damped spring.
  private struct Spring {
    static let frequency: CGFloat = 11
    var end: CGFloat
    var distance: CGFloat
    var velocity: CGFloat

    func offset(after time: TimeInterval) -> CGFloat {
      let time = CGFloat(time)
      return end
        + (distance + (velocity + Self.frequency * distance) * time) * exp(-Self.frequency * time)
    }

    func isAtRest(after time: TimeInterval) -> Bool {
      time > 0.1 && abs(offset(after: time) - end) < 0.1
    }
  }

  private let start: CGFloat
  private let phase: Phase
  /// The fraction of the velocity that remains after a second.
  private let rate: CGFloat

  /// The offset where the motion ends.
  let end: CGFloat
  /// The position that stops the motion.
  private let stop: Stop

  /// Creates the motion that continues after a touch ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  init(
    from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    self.start = start
    let perSecond = pow(rate, 1000)
    self.rate = perSecond
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      phase = .spring(Spring(end: edge, distance: start - edge, velocity: velocity * 0.3))
      end = edge
      stop = .edge
      return
    }
    guard abs(velocity) > 5 else {
      phase = .rest
      end = start
      stop = .none
      return
    }
    let whole = start - velocity / log(perSecond)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let isBeyond = velocity < 0 ? whole < edge : whole > edge
    if isBeyond {
      let left = 1 + (edge - start) * log(perSecond) / velocity
      let duration = log(left) / log(perSecond)
      let arrival = velocity * left
      let spring = bounces ? Spring(end: edge, distance: 0, velocity: arrival * 0.6) : nil
      phase = .glide(velocity: velocity, duration: TimeInterval(duration), next: spring)
      end = edge
      stop = .edge
    } else {
      let duration = log(5 / abs(velocity)) / log(perSecond)
      phase = .glide(velocity: velocity, duration: TimeInterval(duration), next: nil)
      end = start + velocity * (pow(perSecond, duration) - 1) / log(perSecond)
      stop = .none
    }
  }

  /// Creates a motion to a known position, such as a page.
  init(from start: CGFloat, velocity: CGFloat, to end: CGFloat) {
    self.start = start
    self.end = end
    rate = 1
    stop = .place
    phase = .spring(Spring(end: end, distance: start - end, velocity: velocity))
  }

  /// Returns whether the motion would end at the same offset in another range.
  func comesToRest(in range: ClosedRange<CGFloat>) -> Bool {
    switch stop {
    case .none, .place: range.contains(end)
    case .edge: end == range.lowerBound || end == range.upperBound
    }
  }

  /// Returns the rest of the motion, for a range that has changed.
  /// - Parameter velocity: The velocity in points per second.
  func continued(
    from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) -> ScrollMotion {
    let place = min(max(stop == .place ? end : start, range.lowerBound), range.upperBound)
    if stop == .place || place != start {
      return ScrollMotion(from: start, velocity: velocity, to: place)
    }
    return ScrollMotion(from: start, velocity: velocity, range: range, rate: rate, bounces: bounces)
  }

  /// Returns the offset a number of seconds after the start, and whether the motion has ended.
  func offset(after time: TimeInterval) -> (offset: CGFloat, isAtRest: Bool) {
    switch phase {
    case .rest:
      return (start, true)
    case .spring(let spring):
      return spring.isAtRest(after: time) ? (end, true) : (spring.offset(after: time), false)
    case .glide(let velocity, let duration, let next):
      if time < duration {
        return (start + velocity * (pow(rate, CGFloat(time)) - 1) / log(rate), false)
      }
      guard let next else { return (end, true) }
      let time = time - duration
      return next.isAtRest(after: time) ? (end, true) : (next.offset(after: time), false)
    }
  }

  /// Returns the distance by which content follows a touch beyond its end.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let magnitude = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
    return distance < 0 ? -magnitude : magnitude
  }
}
