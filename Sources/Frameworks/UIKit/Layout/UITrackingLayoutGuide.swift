/// A guide that follows something that moves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var constraintsByEdge:
    [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] =
      []

  /// Has constraints in effect only while the guide is near an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    constraintsByEdge.append((edge, trackedConstraints))
    for constraint in trackedConstraints { constraint.isActive = edge == .bottom }
  }

  /// Has constraints in effect only while the guide is away from an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    for constraint in trackedConstraints { constraint.isActive = edge != .bottom }
  }

  /// The constraints that are in effect near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraintsByEdge.filter { $0.edge == edge }.flatMap(\.constraints)
  }
}
