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

  /// A spring that pulls content to an offset, as measured on iOS 26.1.
  private struct Spring {
    static let frequency: CGFloat = 10.92
    /// How much more slowly content starts on its way back from beyond its end than a critically
    /// damped spring at rest would.
    static let edgePull: CGFloat = 3.65

    var end: CGFloat
    var distance: CGFloat
    var velocity: CGFloat
    var pull = Spring.frequency

    func offset(after time: TimeInterval) -> CGFloat {
      let time = CGFloat(time)
      return end + (distance + (velocity + pull * distance) * time) * exp(-Self.frequency * time)
    }

    private func velocity(after time: TimeInterval) -> CGFloat {
      let growth = (velocity + pull * distance) * exp(-Self.frequency * CGFloat(time))
      return growth - Self.frequency * (offset(after: time) - end)
    }

    func isAtRest(after time: TimeInterval) -> Bool {
      time > 0 && abs(offset(after: time) - end) < 0.5
        && abs(velocity(after: time)) < ScrollMotion.slowest
    }
  }

  /// The velocity at which gliding ends, in points per second.
  private static let slowest: CGFloat = 10

  private let start: CGFloat
  private let phase: Phase
  /// The fraction of the velocity that remains after a second.
  private let perSecond: CGFloat
  /// The distance that content glides for each point per second of its velocity.
  private let reach: CGFloat

  /// The offset where the motion ends.
  let end: CGFloat
  /// The end of the motion that the delegate receives.
  let target: CGFloat
  /// The position that stops the motion.
  private let stop: Stop

  /// Creates the motion that continues after a touch ends.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  ///   - scale: The number of pixels in a point.
  init(
    from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool, scale: CGFloat
  ) {
    self.start = start
    let rate = min(max(rate, 0.5), 0.9999)
    perSecond = pow(rate, 1000)
    reach = rate / (1 - rate) / 1000
    if !range.contains(start) {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      phase = .spring(
        Spring(
          end: edge, distance: start - edge, velocity: velocity * 0.3, pull: Spring.edgePull))
      end = edge
      target = edge
      stop = .edge
      return
    }
    let speed = abs(velocity) - Self.slowest
    guard speed > 0 else {
      phase = .rest
      end = start
      target = start
      stop = .none
      return
    }
    let direction: CGFloat = velocity < 0 ? -1 : 1
    let whole = start + direction * speed * reach
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    if (whole - edge) * direction > 0 {
      let left = 1 - (edge - start) / (velocity * reach)
      let duration = log(left) / log(perSecond)
      let spring = bounces ? Spring(end: edge, distance: 0, velocity: velocity * left) : nil
      phase = .glide(velocity: velocity, duration: TimeInterval(duration), next: spring)
      end = edge
      target = edge
      stop = .edge
    } else {
      let duration = log(Self.slowest / abs(velocity)) / log(perSecond)
      phase = .glide(velocity: velocity, duration: TimeInterval(duration), next: nil)
      end = Self.clamped((whole * scale).rounded() / scale, to: range)
      let announced = start - direction * speed / log(perSecond)
      target = Self.clamped((announced * scale).rounded() / scale, to: range)
      stop = .none
    }
  }

  private static func clamped(_ offset: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Creates a motion to a known position, such as a page.
  init(from start: CGFloat, velocity: CGFloat, to end: CGFloat) {
    self.start = start
    self.end = end
    target = end
    perSecond = 1
    reach = 0
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
    bounces: Bool, scale: CGFloat
  ) -> ScrollMotion {
    let place = min(max(stop == .place ? end : start, range.lowerBound), range.upperBound)
    if stop == .place || place != start {
      return ScrollMotion(from: start, velocity: velocity, to: place)
    }
    return ScrollMotion(
      from: start, velocity: velocity, range: range, rate: rate, bounces: bounces, scale: scale)
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
        return (start + velocity * reach * (1 - pow(perSecond, CGFloat(time))), false)
      }
      guard let next else { return (end, true) }
      let time = time - duration
      return next.isAtRest(after: time) ? (end, true) : (next.offset(after: time), false)
    }
  }

  /// Returns an offset during a motion, rounded down to whole pixels.
  static func onPixel(_ offset: CGFloat, scale: CGFloat) -> CGFloat {
    (offset * scale + 0.001).rounded(.down) / scale
  }

  /// Returns the distance by which content follows a finger beyond its end.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let magnitude = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
    return distance < 0 ? -magnitude : magnitude
  }
}
