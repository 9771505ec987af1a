extension UITabBarController {
  /// The modes of displaying tabs.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum>.
  public enum Mode: Int, Sendable {
    /// The system chooses the mode.
    case automatic
    /// The tabs are in a tab bar.
    case tabBar
    /// The tabs are in a tab bar that turns into a sidebar.
    case tabSidebar
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Replaces the tabs.
  final func take(_ tabs: [UITab]) {
    for tab in tabState.tabs { tab.storedTabBarController = nil }
    tabState.tabs = tabs
    for tab in tabs { tab.storedTabBarController = self }
    tabsDidChange()
  }

  /// The innermost selected tab.
  final var selectedLeaf: UITab? {
    guard let root = selectedRoot else { return nil }
    return (root as? UITabGroup)?.selectedLeaf ?? root
  }

  /// Selects a tab, and in each enclosing group, the tab that leads to it.
  final func select(_ tab: UITab) {
    applyPendingChanges()
    var tab = tab
    while let group = tab.parent, !shownTabs.contains(where: { $0 === tab }) {
      group.selectedChild = tab
      tab = group
    }
    guard let content = tab.content, viewControllers?.contains(content) == true else { return }
    selectedViewController = content
  }

  /// The tabs that the bar shows.
  final var shownTabs: [UITab] {
    tabState.shown(inCompact: isNarrow)
  }

  private var isNarrow: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Updates the tabs after the horizontal size class has changed, if the app shows different tabs
  /// in a compact width.
  final func updateTabsForRoom() {
    guard tabState.compactIdentifiers != nil, tabState.isShownNarrow != isNarrow else { return }
    tabsDidChange()
  }

  /// The selected tab in the bar.
  final var selectedRoot: UITab? {
    selectedViewController.flatMap(root(showing:))
  }

  private func root(showing controller: UIViewController) -> UITab? {
    shownTabs.first { $0.item === controller.tabBarItem }
  }

  /// Shows changes that a batch has made so far.
  final func applyPendingChanges() {
    guard tabState.hasPendingChanges else { return }
    tabState.hasPendingChanges = false
    // The selected tab may have moved, and it may be a group that shows another tab now.
    let root = selectedRoot
    showTabs()
    guard let content = root?.content, content !== selectedViewController else { return }
    selectedViewController = content
  }

  /// Shows the content of the tabs, or waits for the end of a batch of changes.
  final func tabsDidChange() {
    guard tabState.batches == 0 else {
      tabState.hasPendingChanges = true
      return
    }
    showTabs()
  }

  private func showTabs() {
    tabState.isShownNarrow = isNarrow
    let contents = shownTabs.compactMap { tab -> UIViewController? in
      let content = tab.content
      content?.tabBarItem = tab.item
      return content
    }
    setViewControllers(contents, animated: false)
  }

  /// Shows another tab of a group.
  final func contentDidChange(of group: UITabGroup) {
    guard tabState.batches == 0 else { return tabsDidChange() }
    guard let root = shownTabs.first(where: { $0.family.contains { $0 === group } }) else { return }
    let isSelected = selectedRoot === root
    tabsDidChange()
    if isSelected, let content = root.content { selectedViewController = content }
  }

  /// Returns whether the delegate allows the user to select a view controller's tab.
  final func maySelectTab(of controller: UIViewController) -> Bool {
    guard let tab = root(showing: controller) else { return true }
    return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
  }

  /// Notifies the delegate of the tab that the user selected.
  final func tellOfSelectedTab(after previous: UITab?) {
    guard let tab = selectedLeaf else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }
}

extension UITabGroup {
  /// The innermost tab that the group shows, or `nil` if the group shows its own content.
  fileprivate var selectedLeaf: UITab? {
    guard let child = selectedChild else { return nil }
    return (child as? UITabGroup)?.selectedLeaf ?? child
  }
}

extension UIViewController {
  /// The tab that shows the view controller or one of its ancestors.
  public var tab: UITab? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.storedTab).first
  }
}
