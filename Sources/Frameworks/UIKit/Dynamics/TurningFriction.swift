import UIKitCore

/// Resists the turning of a body in relation to another.
struct TurningFriction: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The greatest torque with which it resists.
  let torque: CGFloat

  func solve(_ time: CGFloat) {
    // One round of several: each does its part.
    let limit = torque * time / CGFloat(PhysicsSolver.rounds)
    second.turn(against: first) { speed, sum in min(max(-speed / sum, -limit), limit) }
  }
}
