/// Determines when the gestures of a navigation controller start, unless an app gives them its own
/// delegate.
@MainActor
final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  init(of controller: UINavigationController) {
    self.controller = controller
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? NavigationContentPan { return pan.goesBack && mayGoBack }
    return gestureRecognizer === controller.barHideOnTapGestureRecognizer
      ? controller.hidesBarsOnTap : mayGoBack
  }

  /// Controls and bars receive their own taps, and what uses horizontal drags receives them.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    if let pan = gestureRecognizer as? NavigationContentPan {
      return touch.view.map(pan.mayStart) ?? false
    }
    guard gestureRecognizer === controller.barHideOnTapGestureRecognizer, let view = touch.view
    else { return true }
    return controller.hidesBarsOnTap
      && !sequence(first: view, next: \.superview).contains {
        $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar
      }
  }

  /// Whether a swipe can go back.
  ///
  /// Without a back button, it can't.
  private var mayGoBack: Bool {
    guard !controller.isNavigationBarHidden, let item = controller.topViewController?.navigationItem
    else { return false }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
