import Foundation

/// The settings that apply to a whole compositional layout instead of its sections.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The scrolling direction of the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary that the content's insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
