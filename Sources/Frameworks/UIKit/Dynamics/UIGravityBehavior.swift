import UIKitCore

/// A behavior that makes items fall.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigravitybehavior>.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration for a magnitude of 1, in points per second squared.
  private static let unit: CGFloat = 1000
  private var list: DynamicItems

  /// Creates a behavior that makes items fall down.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() {
    self.init(items: [])
  }

  /// The items that fall.
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

  /// The direction and strength of gravity.
  ///
  /// A length of 1 is 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if gravityDirection.length > 0 {
        storedAngle = atan2(gravityDirection.dy, gravityDirection.dx)
      }
      dynamicAnimator?.wake()
    }
  }

  /// The angle to use while there's no gravity.
  private var storedAngle = CGFloat.pi / 2

  /// The direction of gravity, in radians from the x-axis.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of gravity, where 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength of gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    gravityDirection = CGVector(dx: magnitude, dy: 0).rotated(by: angle)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func exert(on world: PhysicsWorld, _ time: CGFloat) {
    for body in items.compactMap(world.body) {
      body.force = body.force + gravityDirection * (Self.unit * body.mass)
    }
  }
}
