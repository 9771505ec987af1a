import UIKitCore

/// A behavior that applies a force that depends on an item's position, such as gravity toward a
/// point, a spring, or a vortex.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifieldbehavior>.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// A closure that computes the force on an item, from its position in the field, its velocity,
  /// mass, and charge, and the duration of the step in seconds.
  private typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private let kind: DynamicField
  private var evaluation: Evaluation?
  private var list = DynamicItems([])
  private var elapsed: CGFloat = 0

  private init(_ kind: DynamicField) {
    self.kind = kind
    super.init()
  }

  // MARK: Kinds

  /// Creates a field that slows items down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Creates a field that makes items circle around its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Creates a field that attracts items to a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that sets the velocity of items.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that pushes items randomly.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pushes items randomly, with a force that increases with their speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pulls items back to its position, like a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Creates a field that pushes charged items away from its position.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Creates a field that bends the paths of moving charged items.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Creates a field whose force a closure computes.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.custom)
    field.evaluation = block
    return field
  }

  // MARK: Items

  /// The items to which the field applies.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    dynamicAnimator?.wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.wake()
  }

  // MARK: Field properties

  /// The position of the field's center, in the coordinates of the reference view.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }

  /// The region of the field, around its position.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }

  /// The strength of the field.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }

  /// The exponent with which the field weakens with distance, or 0 for the same strength
  /// everywhere.
  open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// The distance within which the field doesn't get stronger, in points.
  open var minimumRadius: CGFloat = 0.01 { didSet { dynamicAnimator?.wake() } }

  /// The direction of a field that has one.
  open var direction = CGVector.zero { didSet { dynamicAnimator?.wake() } }

  /// The smoothness of the noise, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  /// The rate at which the noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  // MARK: For the animator

  override var ownItems: [any UIDynamicItem] { items }

  override var keepsMoving: Bool { kind == .noise && strength != 0 && !items.isEmpty }

  override func exert(on world: PhysicsWorld, _ time: CGFloat) {
    elapsed += time
    for body in items.compactMap(world.body) where !body.isAnchored {
      let place = CGVector(position, body.position)
      guard region.contains(CGPoint(x: place.dx, y: place.dy)) else { continue }
      if kind == .velocity {
        body.velocity = direction * strength
      } else {
        body.force = body.force + force(on: body, at: place, time)
      }
    }
  }

  private func force(on body: PhysicsBody, at place: CGVector, _ time: CGFloat) -> CGVector {
    if let evaluation {
      let point = CGPoint(x: place.dx, y: place.dy)
      return evaluation(
        self, point, body.velocity, body.mass, body.charge, TimeInterval(time))
        * DynamicField.pointsPerNewton
    }
    let distance = max(place.length, minimumRadius) / DynamicField.pointsPerMeter
    let situation = DynamicField.Situation(
      place: place, velocity: body.velocity, mass: body.mass, charge: body.charge,
      direction: direction, weakening: pow(distance, -falloff), smoothness: smoothness,
      moment: elapsed * animationSpeed)
    return kind.force(in: situation) * strength
  }
}
