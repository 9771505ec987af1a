/// The shape by which a dynamic item meets others.
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
  /// The shape by which the item meets others.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path by which the item meets others, around its center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// A path around nothing.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
