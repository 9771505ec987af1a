import Foundation

/// A header or a footer in a compositional layout.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let ownAlignment: NSRectAlignment
  private let ownOffset: CGPoint

  /// Creates a header or a footer at an edge of the boundary.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or a footer at an edge of the boundary, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (ownAlignment, ownOffset) = (alignment, absoluteOffset)
    super.init(
      elementKind, layoutSize, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// A Boolean value that determines whether the item extends the content area instead of covering
  /// it.
  open var extendsBoundary = true
  /// A Boolean value that determines whether the item stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// The edge that the item is attached to.
  open var alignment: NSRectAlignment { ownAlignment }
  /// The offset of the item from its edge, in points.
  open var offset: CGPoint { ownOffset }

  /// Returns a copy of the item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: ownAlignment,
      absoluteOffset: ownOffset)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}
