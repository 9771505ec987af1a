import UIKitCore

/// A behavior that moves an item to a point with a spring.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisnapbehavior>.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private static let pace: CGFloat = 16
  private let item: any UIDynamicItem

  /// Creates a behavior that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item moves.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }

  /// The damping of the item's oscillation at the end, from 0 to 1.
  open var damping: CGFloat = 0.5 {
    didSet { dynamicAnimator?.wake() }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func exert(on world: PhysicsWorld, _ time: CGFloat) {
    guard let body = world.body(of: item) else { return }
    let brake = 2 * Self.pace * (0.35 + 0.65 * min(1, max(0, damping)))
    let pull = CGVector(body.position, snapPoint) * (Self.pace * Self.pace)
    body.force = body.force + (pull - body.velocity * brake) * body.mass
    guard body.inverseInertia > 0 else { return }
    let turn = -body.angle * Self.pace * Self.pace - body.angularVelocity * brake
    body.torque += turn / body.inverseInertia
  }
}
