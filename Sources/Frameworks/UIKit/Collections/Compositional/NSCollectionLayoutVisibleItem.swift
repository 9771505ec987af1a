import Foundation

/// A visible item, which a section can change while its content scrolls.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The transparency of the item.
  var alpha: CGFloat { get set }
  /// The position of the item on the z-axis.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center of the item.
  var center: CGPoint { get set }
  /// The affine transform of the item.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform of the item.
  var transform3D: CATransform3D { get set }
  /// A name of the item.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item in the content of its section.
  var frame: CGRect { get }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The category of the item.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the item, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// The attributes of an item that a section can change.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  /// The scroll offset of the item's section.
  private let offset: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    (self.attributes, self.offset) = (attributes, offset)
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "\(attributes.representedElementKind ?? "cell") \(attributes.indexPath)" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
