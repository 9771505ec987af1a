import UIKitCore

/// Separates bodies that touch each other or a boundary, and keeps joined bodies together.
@MainActor
struct PhysicsSolver {
  /// The number of times that joints and contacts are solved per time step.
  static let rounds = 10
  /// The distance by which bodies can overlap.
  private static let slop: CGFloat = 0.25
  /// The speed below which nothing bounces.
  private static let bounceThreshold: CGFloat = 30

  /// A contact between a body and another body or a boundary.
  @MainActor
  struct Touch {
    let first: PhysicsBody?
    let second: PhysicsBody
    let contact: PhysicsContact
    fileprivate var pushed: CGFloat = 0
    fileprivate var rubbed: CGFloat = 0
    fileprivate var wanted: CGFloat = 0

    init(_ first: PhysicsBody?, _ second: PhysicsBody, _ contact: PhysicsContact) {
      self.first = first
      self.second = second
      self.contact = contact
    }

    var relativeVelocity: CGVector {
      second.velocity(at: contact.point) - (first?.velocity(at: contact.point) ?? .zero)
    }

    func apply(_ impulse: CGVector) {
      second.apply(impulse, at: contact.point)
      first?.apply(-impulse, at: contact.point)
    }

    func effectiveMass(along direction: CGVector) -> CGFloat {
      let sum =
        (first?.inverseMass(at: contact.point, along: direction) ?? 0)
        + second.inverseMass(at: contact.point, along: direction)
      return sum > 0 ? 1 / sum : 0
    }

    var friction: CGFloat {
      guard let first else { return second.friction }
      return sqrt(max(0, first.friction * second.friction))
    }

    var elasticity: CGFloat { max(first?.elasticity ?? 0, second.elasticity) }
  }

  var touches: [Touch]
  let joints: [any PhysicsJoint]

  /// Changes the velocities for a time step.
  mutating func solve(_ time: CGFloat) {
    for index in touches.indices {
      let touch = touches[index]
      let speed = touch.relativeVelocity.dot(touch.contact.normal)
      if speed < -Self.bounceThreshold { touches[index].wanted = -speed * touch.elasticity }
    }
    for _ in 0..<Self.rounds {
      for joint in joints { joint.solve(time) }
      for index in touches.indices { solve(&touches[index]) }
    }
  }

  private func solve(_ touch: inout Touch) {
    let normal = touch.contact.normal
    let speed = touch.relativeVelocity.dot(normal)
    let push = (touch.wanted - speed) * touch.effectiveMass(along: normal)
    let pushed = max(0, touch.pushed + push)
    touch.apply(normal * (pushed - touch.pushed))
    touch.pushed = pushed
    let along = normal.turned
    let slip = touch.relativeVelocity.dot(along)
    let most = touch.friction * touch.pushed
    let rubbed = min(most, max(-most, touch.rubbed - slip * touch.effectiveMass(along: along)))
    touch.apply(along * (rubbed - touch.rubbed))
    touch.rubbed = rubbed
  }

  /// Separates overlapping bodies.
  func separate() {
    for touch in touches {
      let depth = touch.contact.depth - Self.slop
      let (first, second) = (touch.first?.inverseMass ?? 0, touch.second.inverseMass)
      guard depth > 0, first + second > 0 else { continue }
      let move = touch.contact.normal * (depth * 0.3 / (first + second))
      touch.second.position = touch.second.position.moved(by: move * second)
      if let body = touch.first { body.position = body.position.moved(by: -move * first) }
    }
  }
}
