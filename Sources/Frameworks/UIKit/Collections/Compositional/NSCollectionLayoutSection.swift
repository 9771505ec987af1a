import Foundation

/// A closure that's called before each layout with the visible items, the scroll offset, and the
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A container of groups in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// The list that the section consists of.
  final var list: ListSection?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The space between the groups and the edges of the section.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The boundary that the content's insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary that headers and footers are inset from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior of the section when it scrolls orthogonally to the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties of bouncing and stopping if the section scrolls separately.
  open var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that determines whether headers and footers are inset like the content.
  open var supplementariesFollowContentInsets = true
  /// A closure that's called with the visible items before each layout.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Returns a copy of the section.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }
}
