/// The row or item that a list scrolls to.
///
/// Its position isn't known until the rows or items before it have been measured.
struct ScrollGoal<Position> {
  let indexPath: IndexPath
  let position: Position
  /// The target offset, as far as it's known.
  var offset: CGPoint
}

extension UIScrollView {
  /// Scrolls to an updated offset if the offset for a goal has changed.
  ///
  /// Any other scrolling ends this.
  /// - Returns: Whether the content moved.
  final func follow<Position>(_ goal: inout ScrollGoal<Position>?, to offset: CGPoint) -> Bool {
    guard let old = goal?.offset else { return false }
    guard (isScrollAnimating ? animationTarget : contentOffset) == old, !isTracking else {
      goal = nil
      return false
    }
    goal?.offset = offset
    if isScrollAnimating {
      animationTarget = offset
      return false
    }
    guard offset != old else {
      goal = nil
      return false
    }
    move(to: offset)
    return true
  }
}
