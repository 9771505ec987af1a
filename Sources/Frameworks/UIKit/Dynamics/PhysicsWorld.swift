import UIKitCore

/// The bodies that an animator moves.
@MainActor
final class PhysicsWorld {
  /// The number of steps per frame.
  private static let steps = 4
  private static let step = 1.0 / 60 / CGFloat(steps)
  /// The speed, in points and radians per second, below which something is at rest.
  private static let restingSpeed: CGFloat = 6
  private static let restingTurn: CGFloat = 0.06
  /// The number of frames for which everything must be at rest.
  private static let restingFrames = 20

  private var bodies: [ObjectIdentifier: PhysicsBody] = [:]
  private var order: [PhysicsBody] = []
  private var quietFrames = 0
  /// The bounds of the reference view.
  var bounds: CGRect?

  /// Returns the body that moves an item.
  func body(of item: any UIDynamicItem) -> PhysicsBody? { bodies[ObjectIdentifier(item)] }

  /// Updates the items that behaviors move, with their physical properties, and checks again
  /// whether everything is at rest.
  func adopt(_ behaviors: [UIDynamicBehavior]) {
    quietFrames = 0
    var kept: [ObjectIdentifier: PhysicsBody] = [:]
    order = []
    for item in behaviors.flatMap(\.ownItems) {
      let id = ObjectIdentifier(item)
      guard kept[id] == nil else { continue }
      let body = bodies[id] ?? PhysicsBody(item)
      kept[id] = body
      order.append(body)
    }
    bodies = kept
    for body in order { reset(body) }
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.configure(self) }
  }

  /// Restarts the check of whether everything is at rest.
  func expectMotion() {
    quietFrames = 0
  }

  private func reset(_ body: PhysicsBody) {
    body.elasticity = PhysicsBody.usualElasticity
    body.friction = PhysicsBody.usualFriction
    body.density = 1
    body.charge = 0
    body.resistance = 0
    body.angularResistance = 0
    body.isAnchored = false
    body.allowsRotation = true
  }

  /// Advances by the duration of a frame.
  func advance(_ behaviors: [UIDynamicBehavior]) {
    for _ in 0..<Self.steps { advanceStep(behaviors) }
    for body in order { body.show() }
    let isQuiet = order.allSatisfy {
      $0.velocity.length < Self.restingSpeed && abs($0.angularVelocity) < Self.restingTurn
    }
    quietFrames = isQuiet ? quietFrames + 1 : 0
  }

  /// Returns whether everything has been at rest for a while and nothing is going to move it.
  func isAtRest(_ behaviors: [UIDynamicBehavior]) -> Bool {
    quietFrames >= Self.restingFrames && !behaviors.contains(where: \.keepsMoving)
  }

  private func advanceStep(_ behaviors: [UIDynamicBehavior]) {
    for body in order {
      body.force = .zero
      body.torque = 0
    }
    for behavior in behaviors { behavior.exert(on: self, Self.step) }
    for body in order { body.accelerate(Self.step) }
    let touches = behaviors.flatMap { ($0 as? UICollisionBehavior)?.touches(in: self) ?? [] }
    let joints = behaviors.flatMap { $0.joints(in: self) }
    var solver = PhysicsSolver(touches: touches, joints: joints)
    solver.solve(Self.step)
    for body in order { body.move(Self.step) }
    solver.separate()
  }

  /// Stops all bodies.
  func rest() {
    for body in order {
      body.velocity = .zero
      body.angularVelocity = 0
    }
    quietFrames = 0
  }
}
