import AppRuntime
import UIKitCore

/// An object that moves items according to their behaviors, driven by the device's clock.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicanimator>.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  let world = PhysicsWorld()
  private var timer: DeviceClock.Timer?
  private var start: TimeInterval = 0
  private weak var layout: UICollectionViewLayout?

  /// Creates an animator for items in the coordinate system of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for the attributes of a collection view's layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator for items that aren't views.
  public override init() {
    super.init()
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// The view whose coordinate system contains the items.
  open private(set) weak var referenceView: UIView?
  /// The delegate, which is notified when motion starts and ends.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.attach(to: self)
    behaviors.append(behavior)
    wake()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.attach(to: nil)
    wake()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items that are in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return family.flatMap(\.ownItems).filter { item in
      guard seen.insert(ObjectIdentifier(item)).inserted else { return false }
      let size = item.bounds.applying(item.transform).size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }

  /// Updates the animator with an item's new position and rotation.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.adopt()
    wake()
  }

  /// Whether items are moving.
  open var isRunning: Bool { timer != nil }

  /// The number of seconds since the animator started to move items.
  open var elapsedTime: TimeInterval { isRunning ? DeviceClock.shared.now - start : 0 }

  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  // MARK: Moving

  /// Starts to move items after a change.
  func wake() {
    world.adopt(family)
    goOn()
  }

  /// Continues to move items without a change.
  func goOn() {
    world.expectMotion()
    guard timer == nil, !family.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    start = DeviceClock.shared.now
    timer = DeviceClock.shared.schedule(after: 1.0 / 60, repeating: true) { [weak self] in
      MainActor.assumeIsolated { self?.advance() }
    }
  }

  private func advance() {
    let family = family
    world.bounds = referenceView?.bounds ?? layout?.collectionView?.bounds
    world.advance(family)
    for behavior in family { behavior.action?() }
    layout?.invalidateLayout()
    if self.family.isEmpty || world.isAtRest(self.family) { pause() }
  }

  private func pause() {
    timer?.invalidate()
    timer = nil
    world.rest()
    delegate?.dynamicAnimatorDidPause(self)
  }
}
