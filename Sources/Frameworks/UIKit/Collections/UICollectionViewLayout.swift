import Stubs

/// The base class of objects that arrange the elements of a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives the layout.
  open func encode(with coder: NSCoder) {
    Stub.collectionViewLayoutEncode.tell()
  }

  /// Updates the layout before the collection view asks for it.
  open func prepare() {}

  /// The width and height of the collection view's content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of all elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes with which an inserted item begins to appear, or `nil` to have it fade in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the layout attributes with which a deleted item disappears, or `nil` to have it fade out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns whether new bounds require the layout to be updated.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Invalidates the layout, which the collection view asks for again.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }
}
