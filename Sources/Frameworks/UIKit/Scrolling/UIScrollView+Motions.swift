import AppRuntime
import Foundation

// The motion of the content after a drag.
extension UIScrollView {
  /// The content's motions after a drag.
  struct Motions {
    var x: ScrollMotion
    var y: ScrollMotion
    let start: TimeInterval

    /// Returns the velocity of the content, in points per second.
    func velocity(at time: TimeInterval) -> CGPoint {
      let (before, after) = (time - start, time - start + 0.001)
      return CGPoint(
        x: (x.offset(after: after).offset - x.offset(after: before).offset) * 1000,
        y: (y.offset(after: after).offset - y.offset(after: before).offset) * 1000)
    }
  }

  /// Redirects moving content so that it stops within its changed range.
  func redirectMotions() {
    guard let motions, !isTracking else { return }
    let range = range
    guard !motions.x.comesToRest(in: range.x) || !motions.y.comesToRest(in: range.y) else { return }
    let now = CACurrentMediaTime()
    let velocity = motions.velocity(at: now)
    let rate = decelerationRate.rawValue
    self.motions = Motions(
      x: motions.x.continued(
        from: contentOffset.x, velocity: velocity.x, in: range.x, rate: rate, bounces: bounces),
      y: motions.y.continued(
        from: contentOffset.y, velocity: velocity.y, in: range.y, rate: rate, bounces: bounces),
      start: now)
  }
}
