import UIKitCore

/// The physical properties and velocities of items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The velocities to add to items that aren't in an animator yet.
  private var pending: [(item: any UIDynamicItem, linear: CGVector, angular: CGFloat)] = []

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items.
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

  /// The fraction of its velocity that an item keeps when it bounces, from 0 to 1.
  open var elasticity: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The friction of items that slide on each other.
  open var friction: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The mass of an item of 100 by 100 points.
  open var density: CGFloat = 1 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The charge of the items, which determines the force of electric and magnetic fields.
  open var charge: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The continuous decrease in the items' speed.
  open var resistance: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// The continuous decrease in the items' rotation speed.
  open var angularResistance: CGFloat = 0 {
    didSet { dynamicAnimator?.wake() }
  }

  /// Whether the items are fixed in place.
  open var isAnchored = false {
    didSet { dynamicAnimator?.wake() }
  }

  /// Whether the items can rotate.
  open var allowsRotation = true {
    didSet { dynamicAnimator?.wake() }
  }

  /// Adds a velocity to an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds an angular velocity to an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0
  }

  private func add(_ linear: CGVector, _ angular: CGFloat, to item: any UIDynamicItem) {
    pending.append((item, linear, angular))
    dynamicAnimator?.goOn()
  }

  override var ownItems: [any UIDynamicItem] { items }

  /// Sets the physical properties of bodies before forces are applied.
  func configure(_ world: PhysicsWorld) {
    for body in items.compactMap(world.body) {
      body.elasticity = elasticity
      body.friction = friction
      body.density = density
      body.charge = charge
      body.resistance = resistance
      body.angularResistance = angularResistance
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
    }
  }

  override func exert(on world: PhysicsWorld, _ time: CGFloat) {
    for (item, linear, angular) in pending {
      guard let body = world.body(of: item) else { continue }
      body.velocity = body.velocity + linear
      body.angularVelocity += angular
    }
    pending = []
  }
}
