import UIKitCore

/// A behavior that pushes items once or continuously.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipushbehavior>.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Creates a continuous push without items.
  public convenience override init() {
    self.init(items: [], mode: .continuous)
  }

  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A continuous push.
    case continuous
    /// A single push.
    case instantaneous
  }

  /// The speed, in points per second, that a push with a magnitude of 1 gives a view of 100 by 100
  /// points.
  private static let unit: CGFloat = 100
  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The duration of the push.
  open private(set) var mode: Mode

  /// The items that are pushed.
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

  /// Whether items are pushed.
  ///
  /// A single push becomes inactive automatically.
  open var active = true {
    didSet { dynamicAnimator?.wake() }
  }

  /// The direction and strength of the push.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.wake() }
  }

  /// The direction of the push, in radians from the x-axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push.
  ///
  /// A magnitude of 1 accelerates a view of 100 by 100 points by 100 points per second squared.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude, dy: 0).rotated(by: angle)
  }

  /// Returns the offset from an item's center where it's pushed.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the offset from an item's center where it's pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var ownItems: [any UIDynamicItem] { items }

  override var keepsMoving: Bool { active && mode == .continuous && magnitude > 0 }

  override func exert(on world: PhysicsWorld, _ time: CGFloat) {
    guard active else { return }
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = CGVector(dx: offset.horizontal, dy: offset.vertical).rotated(by: body.angle)
      let push = pushDirection * Self.unit
      if mode == .continuous {
        body.force = body.force + push
        body.torque += arm.cross(push)
      } else {
        body.apply(push, at: body.position.moved(by: arm))
      }
    }
    if mode == .instantaneous { active = false }
  }
}
