import AppRuntime
import Foundation

// Interactive transitions between layouts.
extension UICollectionView {
  final func beginTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if layout is UICollectionViewTransitionLayout {
      raise(
        "NSInternalInconsistencyException",
        "the collection is already performing an interactive transition")
    }
    let old = layout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    transition.completion = completion
    prepareIfNeeded()
    for cell in cells.values { cell.willTransition(from: old, to: next) }
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    exchangeLayout(for: transition)
    transition.prepare()
    let target = target(in: next)
    transition.scrolling = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    return transition
  }

  /// Returns the content offset that another layout requests, within the limits of its content.
  private func target(in next: UICollectionViewLayout) -> CGPoint {
    clamped(
      next.targetContentOffset(forProposedContentOffset: contentOffset),
      toContentOf: next.collectionViewContentSize)
  }

  final func endTransition(isCompleted: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else {
      raise(
        "NSInternalInconsistencyException",
        "the collection is not performing an interactive transition")
    }
    UIView.animate(withDuration: Self.changeDuration) {
      transition.transitionProgress = isCompleted ? 1 : 0
      self.settle(leaving: [])
    } completion: { [weak self] isFinished in
      self?.leave(transition, isCompleted: isCompleted, isFinished: isFinished)
    }
  }

  private func leave(
    _ transition: UICollectionViewTransitionLayout, isCompleted: Bool, isFinished: Bool
  ) {
    let (old, next) = (transition.currentLayout, transition.nextLayout)
    (isCompleted ? old : next).collectionView = nil
    exchangeLayout(for: isCompleted ? next : old)
    prepareIfNeeded()
    if isCompleted {
      contentOffset.x += transition.scrolling.x
      contentOffset.y += transition.scrolling.y
      for cell in cells.values { cell.didTransition(from: old, to: next) }
    }
    old.finalizeLayoutTransition()
    next.finalizeLayoutTransition()
    removeDeparted()
    layoutIfNeeded()
    transition.completion?(isCompleted, isFinished)
  }
}
