import Foundation
import Stubs

/// The base class of objects that arrange the elements of a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, StoryboardDecodable {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// The registered decoration views, by kind.
  final var decorations = ReusePool<UICollectionReusableView>()
  /// The change that's in progress while the collection view inserts, deletes, and moves items.
  final var update: CollectionUpdate?

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
    Stub.collectionViewLayoutEncode.report()
  }

  // MARK: Providing attributes

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Updates the layout before the collection view uses it.
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

  /// Returns the layout attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the point where scrolling should stop.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset to use after an animated change of the layout or its items.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    guard let view = collectionView, let delegate = view.delegate else {
      return proposedContentOffset
    }
    return delegate.collectionView(
      view, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  // MARK: Decoration views

  /// Registers a class to create decoration views with.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    decorations.register(
      elementKind,
      make: viewClass.map { type in
        { [weak self] in
          type.make(elementKind, frame: self?.collectionView?.frameOfNext ?? .zero)
        }
      })
  }

  /// Registers a nib that contains a decoration view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(elementKind, identifier: elementKind, nib: nib) {
      $0.reuseIdentifier = elementKind
    }
  }

  // MARK: Invalidating

  /// The class of the contexts for invalidating the layout.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the layout, so that the collection view requests it again.
  open func invalidateLayout() {
    invalidateLayout(with: makeContext(everything: true))
  }

  /// Invalidates the parts of the layout that a context lists.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Returns whether new bounds require the layout to be updated.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context with the invalid parts for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }

  /// Returns whether the preferred size of a cell requires the layout to be updated.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context with the invalid parts for a cell's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if preferredAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [preferredAttributes.indexPath])
    } else if let kind = preferredAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
    }
    return context
  }

  final func makeContext(everything: Bool = false, counts: Bool = false)
    -> UICollectionViewLayoutInvalidationContext
  {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).make(everything, counts)
  }

  // MARK: Changes of items

  /// Called before items are inserted, deleted, or moved.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of the animation block that inserts, deletes, or moves items.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the initial layout attributes of an appearing item, or `nil` to use its final
  /// attributes.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { update?.initial(.cell(itemIndexPath)) }

  /// Returns the final layout attributes of a disappearing item, or `nil` to use its current
  /// attributes.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { update?.final(.cell(itemIndexPath)) }

  /// Returns the initial layout attributes of an appearing supplementary view, or `nil` to use its
  /// final attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    update?.initial(.supplement(elementKind, elementIndexPath))
  }

  /// Returns the final layout attributes of a disappearing supplementary view, or `nil` to use its
  /// current attributes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    update?.final(.supplement(elementKind, elementIndexPath))
  }

  /// Returns the initial layout attributes of an appearing decoration view, or `nil` to use its
  /// final attributes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    update?.initial(.decoration(elementKind, decorationIndexPath))
  }

  /// Returns the final layout attributes of a disappearing decoration view, or `nil` to use its
  /// current attributes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    update?.final(.decoration(elementKind, decorationIndexPath))
  }

  // MARK: Changes of bounds and layouts

  /// Called before the bounds change with an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called at the end of the animation block that changes the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before the collection view changes from this layout to another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the collection view changes to this layout from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called at the end of the animation block that changes the collection view's layout.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path for an item that the user moves to a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.movementTarget(at: position) ?? previousIndexPath }

  /// Returns the layout attributes of an item that the user is moving.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns a context with the invalid parts while the user moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.note(moved: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns a context with the invalid parts after the user has moved items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.note(moved: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Direction

  /// The text direction that the layout is designed for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A Boolean value that indicates whether the layout is mirrored if the text direction is
  /// opposite.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Internal requirements

  /// Whether the collection view requests the preferred sizes of views.
  var asksForPreferredSizes: Bool { true }

  /// Returns whether the views of a kind belong to whole sections, so that they stay when the
  /// section's items change.
  func isElementOfSections(_ kind: String) -> Bool {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .contains(kind)
  }

  /// Updates the layout for the new positions of items.
  func renumber(_ rows: RowRenumbering, _ sections: [Int: Int], _ changes: ListChanges) {}

  /// The number of times that the sizes of elements were discarded.
  final var sizesGeneration = 0

  /// Discards the preferred sizes of views, because the views or the available space have changed.
  func forgetSizes() {
    sizesGeneration += 1
  }

  /// Discards the positions of elements, because the available space has changed, but keeps the
  /// preferred sizes of views.
  func forgetArrangement() {}

  /// Returns the sections in a rectangle that scroll separately, with their positions.
  func scrollingSections(in rect: CGRect) -> [(CompositionalSection, CGRect)] { [] }

  /// The lists in the layout.
  var lists: [ListSection] { [] }

  /// Returns the list that forms a section, if the section is a list.
  func listSection(_ section: Int) -> ListSection? { nil }

  final func make(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).make(element)
  }
}
