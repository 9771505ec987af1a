/// The shape of a dynamic item for collisions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype>.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// A path.
  case path
}

/// An item that dynamic behaviors can move.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitem>.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item.
  var center: CGPoint { get set }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
  /// The shape of the item for collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the item for collisions, relative to its center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns `rectangle`, which is the item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
