import Foundation

/// The space around an item in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  private let edges:
    (
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
      trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    )

  /// Creates an object with the spacing at each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = (leading, top, trailing, bottom)
  }

  /// The space at the leading edge.
  open var leading: NSCollectionLayoutSpacing? { edges.leading }
  /// The space at the top edge.
  open var top: NSCollectionLayoutSpacing? { edges.top }
  /// The space at the trailing edge.
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  /// The space at the bottom edge.
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  /// Returns the spacing itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
