import UIKitCore

/// A joint that restricts the movement of bodies.
@MainActor
protocol PhysicsJoint {
  /// Changes the velocities for a step of time.
  func solve(_ time: CGFloat)
}

/// Keeps a point of a body at a distance from another point, at most at it, or springily.
struct DistanceJoint: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The points in the window's direction, where they are at this moment.
  let start: CGPoint
  let end: CGPoint
  let length: CGFloat
  /// Whether the points can be nearer to each other.
  var isRope = false
  /// The oscillations in a second; 0 is rigid.
  var frequency: CGFloat = 0
  var damping: CGFloat = 0

  func solve(_ time: CGFloat) {
    let between = CGVector(start, end)
    guard length > 0 else { return pin(time) }
    let excess = between.length - length
    guard !isRope || excess > 0 else { return }
    solve(along: between.unit, excess: excess, time)
  }

  /// Keeps the points at each other.
  private func pin(_ time: CGFloat) {
    let between = CGVector(start, end)
    solve(along: CGVector(dx: 1, dy: 0), excess: between.dx, time)
    solve(along: CGVector(dx: 0, dy: 1), excess: between.dy, time)
  }

  private func solve(along normal: CGVector, excess: CGFloat, _ time: CGFloat) {
    second.push(end, against: first, at: start, along: normal) { speed, sum in
      let mass = 1 / sum
      guard frequency > 0 else {
        let impulse = -(speed + excess * 0.2 / time) * mass
        return isRope && impulse > 0 ? 0 : impulse
      }
      let pace = 2 * CGFloat.pi * frequency
      // One round of several: each does its part of the spring's work.
      let change = -(pace * pace * excess + 2 * damping * pace * speed) * time
      return change * mass / CGFloat(PhysicsSolver.rounds)
    }
  }
}

/// Keeps the angle between two bodies.
struct AngleJoint: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  let difference: CGFloat

  func solve(_ time: CGFloat) {
    let excess = second.angle - (first?.angle ?? 0) - difference
    second.turn(against: first) { speed, sum in -(speed + excess * 0.2 / time) / sum }
  }
}
