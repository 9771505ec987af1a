/// The row or item that a list scrolls to, whose place is known only when those before it have been
/// measured.
struct ScrollGoal<Position> {
  let indexPath: IndexPath
  let position: Position
  /// The target offset, as far as it's known.
  var offset: CGPoint
}

extension UIScrollView {
  /// Scrolls on to another offset than the one that was thought to show a goal; something else that
  /// scrolls ends that.
  /// - Returns: Whether the content was moved.
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
