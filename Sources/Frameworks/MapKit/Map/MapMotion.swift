import Foundation

/// A movement of a map.
struct MapMotion {
  private enum Path {
    case animation(end: Viewport, duration: TimeInterval)
    case glide(velocity: CGPoint)
  }

  /// The fraction of the velocity that remains after a millisecond, as in scroll views.
  private static let rate = 0.998
  /// The velocity at which gliding ends, in points per second.
  private static let slowest = 10.0

  private let start: Viewport
  private let path: Path

  /// Creates an animation.
  init(from start: Viewport, to end: Viewport, duration: TimeInterval) {
    self.start = start
    path = .animation(end: end, duration: duration)
  }

  /// Creates a movement that continues after a drag and decelerates, or returns `nil` if it's too
  /// slow.
  init?(from start: Viewport, velocity: CGPoint) {
    guard hypot(velocity.x, velocity.y) > Self.slowest else { return nil }
    self.start = start
    path = .glide(velocity: velocity)
  }

  /// Returns the visible part a number of seconds after the start, and whether it's the last.
  func part(after time: TimeInterval) -> (part: Viewport, isLast: Bool) {
    switch path {
    case .animation(let end, let duration):
      let progress = duration > 0 ? min(1, time / duration) : 1
      let eased = progress * progress * (3 - 2 * progress)
      return (start.interpolated(to: end, progress: eased), progress >= 1)
    case .glide(let velocity):
      let speed = hypot(velocity.x, velocity.y)
      let remaining = pow(Self.rate, time * 1000)
      let reach = Self.rate / (1 - Self.rate) / 1000 * (1 - remaining)
      let distance = CGPoint(x: velocity.x * reach, y: velocity.y * reach)
      return (start.moved(by: distance), speed * remaining <= Self.slowest)
    }
  }
}
