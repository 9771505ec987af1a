extension UINavigationItem {
  /// The elements of the menu at the trailing edge of the bar.
  @available(IOS27 )
  public final var additionalOverflowItems: UIDeferredMenuElement? {
    get { settings?.overflowElements }
    set {
      let settings = NavigationItemSettings.all(of: self)
      settings.overflowElements = newValue
      settings.overflowItem = newValue.map { Self.overflowItem(showing: $0) }
      changed()
    }
  }

  private static func overflowItem(showing elements: UIDeferredMenuElement) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [elements]))
    item.accessibilityLabel = "More"
    return item
  }

  /// The items at the trailing edge of the bar, starting with the one at the edge.
  final var shownTrailingItems: [UIBarButtonItem] {
    let own = rightBarButtonItems ?? []
    guard let settings else { return own }
    let searchItem = searchPlace == .bar ? settings.searchItem : nil
    return [settings.overflowItem, searchItem].compactMap { $0 } + own
  }
}
