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

  /// Moves the content to an offset during a motion, rounded to whole pixels.
  ///
  /// A coordinate that doesn't change isn't rounded.
  func move(onPixelsTo offset: CGPoint) {
    move(
      to: CGPoint(x: onPixel(offset.x, contentOffset.x), y: onPixel(offset.y, contentOffset.y)))
  }

  private func onPixel(_ new: CGFloat, _ old: CGFloat) -> CGFloat {
    new == old ? old : ScrollMotion.onPixel(new, scale: pixelScale)
  }

  /// Moves the content to the offset of its motions after a time.
  /// - Returns: Whether the motions have ended.
  func follow(_ motions: Motions, after time: TimeInterval) -> Bool {
    let x = motions.x.offset(after: time)
    let y = motions.y.offset(after: time)
    move(
      to: CGPoint(
        x: x.isAtRest ? x.offset : onPixel(x.offset, contentOffset.x),
        y: y.isAtRest ? y.offset : onPixel(y.offset, contentOffset.y)))
    return x.isAtRest && y.isAtRest
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
        from: contentOffset.x, velocity: velocity.x, in: range.x, rate: rate, bounces: bouncesX,
        scale: pixelScale),
      y: motions.y.continued(
        from: contentOffset.y, velocity: velocity.y, in: range.y, rate: rate, bounces: bouncesY,
        scale: pixelScale),
      start: now)
  }
}
