import Foundation

extension UIViewController {
  /// Updates the view with the safe area that the view controller and its container add.
  final func safeAreaContributionDidChange() {
    storedView?.layoutState.additionalSafeArea = UIEdgeInsets(
      top: additionalSafeAreaInsets.top + insetsOfContainer.top,
      left: additionalSafeAreaInsets.left + insetsOfContainer.left,
      bottom: additionalSafeAreaInsets.bottom + insetsOfContainer.bottom,
      right: additionalSafeAreaInsets.right + insetsOfContainer.right)
  }

  /// The system's minimum margins for the view.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Announces a change of the view's size to the children.
  final func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }
}
