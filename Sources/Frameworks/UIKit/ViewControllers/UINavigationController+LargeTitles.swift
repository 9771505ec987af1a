import CoreGraphics

extension UINavigationController {
  /// Shrinks and grows the large title according to the scroll position of the content.
  final func collapseLargeTitle(with scrollView: UIScrollView) {
    guard let item = navigationBar.topItem, let shown else { return }
    let height = navigationBar.fullLargeTitleHeight
    let follows = height > 0 && titleCoversContent(of: shown) && !isSearchBarPartlyHidden(of: item)
    // The insets still include the space of a search bar that was just hidden.
    let gone = navigationBar.searchHeight > 0 ? 0 : scrollView.roomForSearchBar
    var beyond =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.coveredByTitle
      - gone
    if scrollView.isBelowBar { beyond -= item.searchCollapse }
    let limit = min(height, scrollView.greatestCollapse - item.searchCollapse)
    let collapse = follows ? max(0, min(beyond, limit)) : 0
    let stretch =
      follows && scrollView.refreshControl == nil ? max(0, -beyond) : 0
    guard collapse != item.titleCollapse || stretch != navigationBar.titleStretch else { return }
    item.titleCollapse = collapse
    navigationBar.titleStretch = stretch
    navigationBar.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns whether a search bar is partly hidden, which happens before the title shrinks.
  private func isSearchBarPartlyHidden(of item: UINavigationItem) -> Bool {
    guard let bar = item.collapsibleSearchBar, item.hidesSearchBarWhenScrolling else {
      return false
    }
    return item.searchCollapse > 0 && item.searchCollapse < bar.fittingHeight
  }

  /// Returns the final position of content that would otherwise stop in the range where a title or
  /// search bar shrinks.
  final func restingPlace(for y: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard let shown, shown.contentScrollView(for: .top) === scrollView,
      titleCoversContent(of: shown), let item = navigationBar.topItem
    else { return y }
    let range = scrollView.range.y
    var edges = [range.lowerBound]
    if let searchBar = item.collapsibleSearchBar, item.hidesSearchBarWhenScrolling,
      item.searchController?.isActive != true, item.searchCollapse < searchBar.fittingHeight
    {
      edges.append(edges[0] + searchBar.fittingHeight)
    }
    edges.append(edges[edges.count - 1] + navigationBar.fullLargeTitleHeight)
    edges.removeAll { $0 > range.upperBound }
    guard let last = edges.last, y > range.lowerBound, y < last else { return y }
    return edges.min { abs($0 - y) < abs($1 - y) } ?? y
  }
}

extension UIScrollView {
  /// Records whether the scroll view is below the bar above its view controller's view.
  ///
  /// The area that the bar covers indicates this only while the bar is tall enough.
  final func noteWhetherBelowBar(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view !== self else {
      isBelowBar = false
      return
    }
    let covered = view.safeAreaInsets.top
    guard covered > 20 else { return }
    isBelowBar = convert(bounds.origin, to: view).y > covered / 2
  }

  /// The maximum amount by which a bar can shrink so that scrolled content is still scrolled after
  /// the scroll view has grown.
  final var greatestCollapse: CGFloat {
    guard isBelowBar else { return .greatestFiniteMagnitude }
    let inset = adjustedContentInset
    let hidden =
      contentSize.height + inset.top + inset.bottom - (bounds.height - heightFromBar)
    return max(0, hidden / 2)
  }
}
