import AppRuntime
import Foundation

extension UICollectionView {
  /// Scrolls to an item.
  ///
  /// Its final position isn't known until the items before it have sized themselves.
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard indexPath.count == 2 else { return }
    checkThatThereIs(indexPath)
    scrollGoal = nil
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let target = clamped(offset(for: attributes.frame, position, in: self))
    setContentOffset(target, animated: animated)
    guard layout.asksForPreferredSizes, window != nil else { return }
    scrollGoal = ScrollGoal(indexPath: indexPath, position: position, offset: target)
    if !animated { layoutIfNeeded() }
  }

  /// Scrolls to the item's updated position after more of the items before it have sized
  /// themselves.
  /// - Returns: Whether different content is visible.
  final func followScrollGoal() -> Bool {
    guard let goal = scrollGoal else { return false }
    guard let attributes = layoutAttributesForItem(at: goal.indexPath) else {
      scrollGoal = nil
      return false
    }
    return follow(
      &scrollGoal, to: clamped(offset(for: attributes.frame, goal.position, in: self)))
  }

  /// Terminates the app if the item doesn't exist.
  private func checkThatThereIs(_ indexPath: IndexPath) {
    let counts = loadedCounts
    guard !counts.indices.contains(indexPath.section) || indexPath.item >= counts[indexPath.section]
    else { return }
    raise(
      "NSInvalidArgumentException",
      "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) in "
        + "section \(indexPath.section).")
  }

  /// Returns the offset that shows a frame at a position in a scroll view.
  private func offset(for frame: CGRect, _ position: ScrollPosition, in view: UIScrollView)
    -> CGPoint
  {
    let inset = view.adjustedContentInset
    let visible = view.bounds.inset(by: inset).size
    var offset = view.contentOffset
    if position.isEmpty { return view.offset(toShow: frame) }
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    }
    if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
    return offset
  }
}
