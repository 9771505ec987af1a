import UIKitCore

/// A behavior of dynamic items, which can combine several other behaviors.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicbehavior>.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are part of this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that's called at each step of the animation.
  open var action: (() -> Void)?
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behavior that does nothing on its own.
  public override init() {
    super.init()
  }

  /// The animator that the behavior or its parent was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  /// Adds a behavior as a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    behavior.parent = self
    childBehaviors.append(behavior)
    if let dynamicAnimator {
      behavior.move(to: dynamicAnimator)
      dynamicAnimator.wake()
    }
  }

  /// Removes a behavior that's a part of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.move(to: nil)
    dynamicAnimator?.wake()
  }

  /// Called before the behavior is added to an animator.
  ///
  /// If the animator is `nil`, the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  final func attach(to animator: UIDynamicAnimator?) {
    move(to: animator)
    self.animator = animator
  }

  private func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.move(to: animator) }
  }

  /// This behavior and all behaviors that are part of it.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// The items that the behavior itself moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Whether the behavior moves items that are at rest.
  var keepsMoving: Bool { false }

  /// Applies forces to the bodies before each step.
  func exert(on world: PhysicsWorld, _ time: CGFloat) {}

  /// Returns the joints between bodies.
  func joints(in world: PhysicsWorld) -> [any PhysicsJoint] { [] }
}
