import CoreGraphics

extension UINavigationController {
  /// The height that content leaves for a search bar beyond its visible part.
  ///
  /// Until the search bar is completely hidden, it's the whole height, so that the content doesn't
  /// move away from the touch.
  final var searchInset: CGFloat {
    guard let item = navigationBar.topItem, let searchBar = item.collapsibleSearchBar,
      item.searchCollapse < searchBar.fittingHeight,
      shown?.contentScrollView(for: .top)?.isBelowBar != true
    else { return 0 }
    return item.searchCollapse
  }

  /// Hides as much of the search bar as the content has scrolled.
  final func collapseSearchBar(with scrollView: UIScrollView) {
    guard let item = navigationBar.topItem, let searchBar = item.collapsibleSearchBar,
      item.hidesSearchBarWhenScrolling, item.searchController?.isActive != true
    else { return }
    let height = searchBar.fittingHeight
    let isGone = item.searchCollapse >= height && !scrollView.isBelowBar
    let inset = scrollView.adjustedContentInset.top + (isGone ? height : 0)
    let limit = min(height, scrollView.greatestCollapse)
    let collapse = max(0, min(scrollView.contentOffset.y + inset, limit))
    guard collapse != item.searchCollapse else { return }
    item.searchCollapse = collapse
    navigationBar.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationItem {
  /// Lays out the bar again, with more or less space for the search bar.
  final func searchDidChange() {
    guard let bar else { return }
    bar.controller?.viewIfLoaded?.setNeedsLayout()
    bar.controller?.viewIfLoaded?.layoutIfNeeded()
    bar.setNeedsLayout()
    for view in bar.subviews { view.setNeedsLayout() }
    bar.layoutIfNeeded()
  }
}
