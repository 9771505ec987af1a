import UIKitCore

/// A joint that restricts the movement of bodies.
@MainActor
protocol PhysicsJoint {
  /// Changes the velocities for a time step.
  func solve(_ time: CGFloat)
}

/// A joint that keeps a point of a body at a distance from another point, exactly, at most, or like
/// a spring.
struct DistanceJoint: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The current positions of the points, in the coordinates of the reference view.
  let start: CGPoint
  let end: CGPoint
  let length: CGFloat
  /// Whether the points can be closer to each other than the distance.
  var isRope = false
  /// The number of oscillations per second, or 0 for a rigid joint.
  var frequency: CGFloat = 0
  var damping: CGFloat = 0

  func solve(_ time: CGFloat) {
    let between = CGVector(start, end)
    guard length > 0 else { return pin(time) }
    let excess = between.length - length
    guard !isRope || excess > 0 else { return }
    solve(along: between.unit, excess: excess, time)
  }

  /// Keeps the points together.
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
      // Each of the rounds in a step contributes its share of the spring's force.
      let change = -(pace * pace * excess + 2 * damping * pace * speed) * time
      return change * mass / CGFloat(PhysicsSolver.rounds)
    }
  }
}

/// A joint that keeps the angle between two bodies.
struct AngleJoint: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  let difference: CGFloat

  func solve(_ time: CGFloat) {
    let excess = second.angle - (first?.angle ?? 0) - difference
    second.turn(against: first) { speed, sum in -(speed + excess * 0.2 / time) / sum }
  }
}
