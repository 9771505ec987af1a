import ObjectiveC

extension UIViewController {
  /// A scroll view that bars at specific edges observe.
  struct ContentScrollView {
    var edge: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  /// Passes the title to the bars.
  final func titleDidChange() {
    if title != nil || storedNavigationItem != nil { navigationItem.title = title }
    if storedTab == nil, storedTabBarItem != nil || parent is UITabBarController {
      tabBarItem.title = title
    }
    (parent as? UINavigationController)?.titleDidChange(of: self)
    PropertyObservers.didChange(self)
  }

  final func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// Uses a navigation item from a storyboard.
  func take(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    storedNavigationItem = item
  }

  final func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    storedTabBarItem = item
    tabBarController?.tabBarItemDidChange(of: self)
  }

  final func makeEditButtonItem() -> UIBarButtonItem {
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
    toggledEditButtonItem = item
    return item
  }

  /// Returns the scroll view that bars at an edge observe: the one that an app has set, or the first
  /// one from the view down through the first subviews.
  final func observedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollViews.last(where: { $0.edge.isSuperset(of: edge) }) {
      return chosen.view
    }
    guard let view = viewIfLoaded else { return nil }
    return sequence(first: view, next: \.subviews.first).lazy.compactMap { $0 as? UIScrollView }
      .first
  }

  /// Lets bars at specific edges observe a scroll view.
  final func observe(_ scrollView: UIScrollView?, at edge: NSDirectionalRectEdge) {
    contentScrollViews.removeAll { edge.isSuperset(of: $0.edge) }
    contentScrollViews.append(ContentScrollView(edge: edge, view: scrollView))
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the scroll view that bars at all edges observe.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Whether no content is under a bar at the bottom, because none scrolls or the content is
  /// scrolled to its end.
  final var contentEndsAboveBottomBar: Bool {
    guard let scrollView = contentScrollView(for: .bottom) else { return true }
    let covered = scrollView.adjustedContentInset.bottom
    return scrollView.contentOffset.y + scrollView.bounds.height - covered
      > scrollView.contentSize.height - 0.5
  }
}
