import Foundation

/// The most basic part of a compositional layout, which represents a cell.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  private let size: NSCollectionLayoutSize
  private let supplements: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary items.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (size, supplements) = (layoutSize, supplementaryItems)
  }

  /// The size of the item.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The supplementary items that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }
  /// The space between the item's content and its edges, which is ignored along an estimated
  /// dimension.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns a copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplements)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
