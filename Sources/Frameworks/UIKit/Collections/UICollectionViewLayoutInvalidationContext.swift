import Foundation

/// An object that lists the parts of a layout that must be updated.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var counts = false
  private var items: Set<IndexPath> = []
  private var supplements: [String: Set<IndexPath>] = [:]
  private var decorations: [String: Set<IndexPath>] = [:]
  private var movement: (previous: [IndexPath], targets: [IndexPath], position: CGPoint)?

  /// Creates a context.
  public override init() {
    super.init()
  }

  /// Creates a context of the class that this is called on.
  @_silgen_name("quince_UICollectionViewLayoutInvalidationContext_make")
  convenience init(everything: Bool, counts: Bool) {
    self.init()
    (self.everything, self.counts) = (everything, counts)
  }

  /// A Boolean value that indicates whether all layout data must be marked as invalid.
  open var invalidateEverything: Bool { everything }

  /// A Boolean value that indicates whether the collection view must request the numbers of
  /// sections and items from its data source.
  open var invalidateDataSourceCounts: Bool { counts }

  /// Marks the layout data of items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items.formUnion(indexPaths)
  }

  /// Marks the layout data of supplementary views as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplements[elementKind, default: []].formUnion(indexPaths)
  }

  /// Marks the layout data of decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations[elementKind, default: []].formUnion(indexPaths)
  }

  /// The index paths of the items that were marked as invalid.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }

  /// The index paths of the supplementary views that were marked as invalid, by their kinds.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplements.isEmpty ? nil : supplements.mapValues { $0.sorted() }
  }

  /// The index paths of the decoration views that were marked as invalid, by their kinds.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
  }

  /// The amount to add to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The amount to add to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The former index paths of the items that the user is moving.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// The new index paths of the items that the user is moving.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }

  /// The position that the user has moved items to.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  final func note(moved previous: [IndexPath], to targets: [IndexPath], at position: CGPoint) {
    movement = (previous, targets, position)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the class that this is called on.
  ///
  /// Apple doesn't declare `init()` as `required`.
  @_silgen_name("quince_UICollectionViewLayoutInvalidationContext_make")
  class func make(_ everything: Bool, _ counts: Bool) -> UICollectionViewLayoutInvalidationContext
}
