import CoreGraphics

extension UINavigationBar {
  /// The search controller whose bar is below the title or replaces it.
  final var searchController: UISearchController? { topItem?.searchController }

  /// Whether a search replaces the title and the buttons.
  final var hidesTitleForSearch: Bool {
    topItem?.hasSearchRow ?? false && searchController?.hidesTitle ?? false
  }

  /// The height of the search bar.
  ///
  /// Scrolling hides a part of it.
  final var searchHeight: CGFloat {
    guard let topItem, let searchController, topItem.hasSearchRow else { return 0 }
    return max(0, searchController.searchBar.fittingHeight - topItem.searchCollapse)
  }
}

extension NavigationBarContent {
  /// Positions the search bar below the title or in place of it.
  ///
  /// In the latter case, everything else is hidden.
  func layOutSearchBar(of item: UINavigationItem, hidesTitle: Bool, height: CGFloat) {
    guard let searchBar = item.searchController?.searchBar else { return }
    guard item.hasSearchRow else {
      if searchBar.superview === self { searchBar.removeFromSuperview() }
      for view in subviews { view.alpha = 1 }
      return
    }
    if searchBar.superview !== self { addSubview(searchBar) }
    searchBar.place = .belowTitle
    searchBar.autoresizingMask = []
    searchBar.isHidden = height < 1
    searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    for view in subviews where view !== searchBar { view.alpha = hidesTitle ? 0 : 1 }
  }
}
