/// The behavior of a section that scrolls orthogonally to its layout.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior>.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Anywhere.
  case continuous
  /// So that it comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the collection view.
  case paging
  /// By a group at a time, which comes to rest at the leading edge.
  case groupPaging
  /// By a group at a time, which comes to rest in the center.
  case groupPagingCentered
}
