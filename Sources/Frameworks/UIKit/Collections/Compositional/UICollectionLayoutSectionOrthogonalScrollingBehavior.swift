/// The behavior of a section that scrolls orthogonally to its layout.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none
  /// The section scrolls continuously, and stops anywhere.
  case continuous
  /// The section scrolls continuously, and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by the width of the collection view.
  case paging
  /// The section scrolls one group at a time, and stops at its leading edge.
  case groupPaging
  /// The section scrolls one group at a time, and stops at its center.
  case groupPagingCentered
}
