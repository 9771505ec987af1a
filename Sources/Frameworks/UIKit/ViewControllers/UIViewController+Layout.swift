import Foundation

extension UIViewController {
  /// Passes on the safe area that the view controller and its container add to that of the view.
  final func safeAreaContributionDidChange() {
    storedView?.layoutState.additionalSafeArea = UIEdgeInsets(
      top: additionalSafeAreaInsets.top + insetsOfContainer.top,
      left: additionalSafeAreaInsets.left + insetsOfContainer.left,
      bottom: additionalSafeAreaInsets.bottom + insetsOfContainer.bottom,
      right: additionalSafeAreaInsets.right + insetsOfContainer.right)
  }

  /// The system's minimum margins of the view.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Announces to the children that the view's size changes.
  final func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }
}
