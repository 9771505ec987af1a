import UIKitCore

/// A joint that keeps a point of a body on a line and between two positions on it.
struct SlidingJoint: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The current positions of the points, in the coordinates of the reference view.
  let start: CGPoint
  let end: CGPoint
  let axis: CGVector
  /// The allowed distance between the points along the line.
  let range: UIFloatRange

  func solve(_ time: CGFloat) {
    let between = CGVector(start, end)
    solve(along: axis.turned, excess: between.dot(axis.turned), time)
    let place = between.dot(axis)
    if place > range.maximum {
      solve(along: axis, excess: place - range.maximum, time, keeps: { $0 < 0 })
    } else if place < range.minimum {
      solve(along: axis, excess: place - range.minimum, time, keeps: { $0 > 0 })
    }
  }

  private func solve(
    along normal: CGVector, excess: CGFloat, _ time: CGFloat,
    keeps: (CGFloat) -> Bool = { _ in true }
  ) {
    second.push(end, against: first, at: start, along: normal) { speed, sum in
      let impulse = -(speed + excess * 0.2 / time) / sum
      return keeps(impulse) ? impulse : 0
    }
  }
}
