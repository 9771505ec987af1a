/// A tap on the status bar, which scrolls the content under it to the top.
@preconcurrency @MainActor
enum StatusBarTap {
  /// Scrolls if a touch that ended was a tap on the status bar.
  static func handle(_ touch: UITouch) {
    let bar = UIStatusBarManager.shared.statusBarFrame
    guard touch.phase == .ended, bar.contains(touch.screenLocation),
      bar.contains(touch.initialScreenLocation), let window = touch.window,
      let scrollView = scrollView(in: window), !scrollView.isDragging
    else { return }
    guard scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
    scrollToTop(scrollView)
  }

  private static func scrollToTop(_ scrollView: UIScrollView) {
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.range.y.lowerBound)
    guard scrollView.contentOffset.y > top.y else { return }
    UIView.animate(withDuration: SystemDesign.current.scrolling.moving) {
      scrollView.contentOffset = top
    } completion: { _ in
      scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
    }
  }

  /// Returns the only scroll view that scrolls to its top, or `nil` if there are several.
  private static func scrollView(in window: UIWindow) -> UIScrollView? {
    var found: [UIScrollView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
        found.append(scrollView)
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return found.count == 1 ? found[0] : nil
  }
}
