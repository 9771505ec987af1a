/// A layout guide that activates constraints depending on its proximity to edges.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near an edge, and replaces previous
  /// ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&nearConstraints[edge.rawValue], with: trackingConstraints, isActive: isNear(edge))
  }

  /// Sets the constraints that are active while the guide is away from an edge, and replaces
  /// previous ones.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&awayConstraints[edge.rawValue], with: trackingConstraints, isActive: !isNear(edge))
  }

  /// Deactivates and removes the constraints for all edges.
  open func removeAllTrackedConstraints() {
    for constraint in [nearConstraints, awayConstraints].flatMap(\.values).joined() {
      constraint.isActive = false
    }
    nearConstraints = [:]
    awayConstraints = [:]
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearConstraints[edge.rawValue] ?? []
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayConstraints[edge.rawValue] ?? []
  }

  /// Returns whether the guide is near an edge.
  ///
  /// The keyboard is always docked to the bottom.
  private func isNear(_ edge: NSDirectionalRectEdge) -> Bool { edge == .bottom }

  private func replace(
    _ old: inout [NSLayoutConstraint]?, with new: [NSLayoutConstraint], isActive: Bool
  ) {
    for constraint in old ?? [] { constraint.isActive = false }
    old = new
    for constraint in new { constraint.isActive = isActive }
  }
}
