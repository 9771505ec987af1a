import CoreGraphics

extension UINavigationController {
  /// Whether scrolling has moved the bar away.
  final var isBarMinimized: Bool {
    guard barMinimizing.isMinimized, let item = shown?.navigationItem else { return false }
    return item.minimizesBar && item.searchController?.isActive != true
  }

  /// Whether the content leaves space for the bar.
  final var reservesSpaceForBar: Bool {
    guard isBarMinimized, let item = shown?.navigationItem else { return isBarShown }
    return isBarShown && item.navigationBarMinimization.safeAreaAdjustment == .disabled
  }

  /// Minimizes or restores the bar, depending on how the user scrolls the content.
  final func minimizeBar(with scrollView: UIScrollView) {
    guard let shown else { return }
    let wasMinimized = isBarMinimized
    barMinimizing.contentDidScroll(
      in: scrollView, start: start(of: scrollView, in: shown), of: shown.navigationItem,
      canMinimize: canMinimizeBar(with: scrollView))
    guard isBarMinimized != wasMinimized else { return }
    guard view.window != nil else { return view.setNeedsLayout() }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { self.layoutBars() }
    guard !extendsBeneathBar(shown) else { return }
    view.layoutIfNeeded()
    scrollView.redirectMotions()
  }

  /// Returns the offset at which the content would start below a minimized bar.
  ///
  /// It's the same whether the bar is minimized or not, so that the bar doesn't change back and
  /// forth.
  private func start(of scrollView: UIScrollView, in controller: UIViewController) -> CGFloat {
    let adjustment = controller.navigationItem.navigationBarMinimization.safeAreaAdjustment
    let isFixed = isBarMinimized || adjustment == .disabled
    let freed = isFixed ? 0 : controller.insetsOfContainer.top
    return freed - scrollView.adjustedContentInset.top
  }

  /// Whether the bar has the height that it keeps while content is scrolled, and the content is
  /// high enough that it's still scrolled without the bar.
  private func canMinimizeBar(with scrollView: UIScrollView) -> Bool {
    let range = scrollView.range.y
    guard isBarShown, navigationBar.largeTitleHeight == 0,
      range.upperBound - range.lowerBound > 2 * navigationBar.frame.height
    else { return false }
    let collapses = shown?.navigationItem.hidesSearchBarWhenScrolling == true
    return navigationBar.searchHeight == 0 || !collapses
  }
}
