import UIKit

/// A view that rolls.
class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }
}
