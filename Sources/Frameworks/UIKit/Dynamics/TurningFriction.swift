import UIKitCore

/// A joint that resists the rotation of a body relative to another body.
struct TurningFriction: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The maximum torque of the resistance.
  let torque: CGFloat

  func solve(_ time: CGFloat) {
    // Each of the rounds in a step contributes its share.
    let limit = torque * time / CGFloat(PhysicsSolver.rounds)
    second.turn(against: first) { speed, sum in min(max(-speed / sum, -limit), limit) }
  }
}
