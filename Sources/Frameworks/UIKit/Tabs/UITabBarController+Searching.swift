extension UITabBarController {
  /// Starts the search of a selected search tab, if the tab does so automatically.
  /// - Parameter previous: The tab that was selected before.
  final func activateSearch(of tab: UITab?, after previous: UITab?) {
    guard let tab = tab as? UISearchTab, tab.automaticallyActivatesSearch, isViewLoaded,
      view.window != nil
    else { return }
    if previous !== tab { tabState.beforeSearch = previous }
    let content = (tab.content as? UINavigationController)?.topViewController ?? tab.content
    content?.loadViewIfNeeded()
    // The search bar must be in the navigation bar before it can be edited.
    view.layoutIfNeeded()
    content?.navigationItem.searchController?.isActive = true
  }

  /// Called after the user has canceled a search in the selected tab.
  ///
  /// A search tab that starts its search automatically then selects the previous tab.
  final func searchWasCanceled() {
    guard let tab = selectedLeaf as? UISearchTab, tab.automaticallyActivatesSearch,
      let previous = tabState.beforeSearch
    else { return }
    tabState.beforeSearch = nil
    select(previous)
  }
}
