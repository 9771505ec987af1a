import UIKit

/// Combines gravity and collisions, as apps combine behaviors.
class Bounce: UIDynamicBehavior {
  private let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  private let material = UIDynamicItemBehavior()

  override init() {
    super.init()
    collision.translatesReferenceBoundsIntoBoundary = true
    material.elasticity = 0.6
    addChildBehavior(gravity)
    addChildBehavior(collision)
    addChildBehavior(material)
  }

  func add(_ item: UIDynamicItem) {
    gravity.addItem(item)
    collision.addItem(item)
    material.addItem(item)
  }
}
