/// Resists the turning of a body in relation to another.
struct TurningFriction: PhysicsJoint {
  let first: PhysicsBody?
  let second: PhysicsBody
  /// The greatest torque with which it resists.
  let torque: CGFloat

  func solve(_ time: CGFloat) {
    let sum = (first?.inverseInertia ?? 0) + second.inverseInertia
    guard sum > 0 else { return }
    // One round of several: each does its part.
    let limit = torque * time / 10
    let speed = second.angularVelocity - (first?.angularVelocity ?? 0)
    let impulse = min(max(-speed / sum, -limit), limit)
    second.angularVelocity += impulse * second.inverseInertia
    if let first { first.angularVelocity -= impulse * first.inverseInertia }
  }
}
