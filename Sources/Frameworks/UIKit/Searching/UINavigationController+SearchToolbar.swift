import CoreGraphics

// The search bar among the items of the toolbar.
extension UINavigationController {
  /// The visible view controller's item with the search bar, if it's in the toolbar.
  final var searchItemInToolbar: SearchPlacementItem? {
    guard let item = topViewController?.navigationItem, item.searchPlace == .toolbar else {
      return nil
    }
    return item.searchItem
  }

  /// Whether a search in the toolbar is active.
  final var isSearchingInToolbar: Bool {
    searchItemInToolbar?.searchController?.isActive ?? false
  }

  /// Whether the toolbar shows the items of the visible view controller.
  final var showsToolbarItems: Bool { !isToolbarHidden && !hidesBottomBar }

  /// The items in the toolbar, of which only the search bar remains during a search.
  final var shownToolbarItems: [UIBarButtonItem]? {
    let own = topViewController?.toolbarItems
    guard let search = searchItemInToolbar else { return own }
    search.update()
    if isSearchingInToolbar { return [search] }
    let items = showsToolbarItems ? own ?? [] : []
    return items.contains(search) ? items : items + [search]
  }

  /// The lower edge of the toolbar, which is above the keyboard during a search.
  final var toolbarBottom: CGFloat {
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    guard isSearchingInToolbar, let keyboard = KeyboardController.shared.frame,
      let window = view.window
    else { return bottom }
    let top = view.convert(window.convert(keyboard.origin, from: nil as UIWindow?), from: nil).y
    return min(bottom, top)
  }

  /// Moves the toolbar with the keyboard.
  final func followKeyboard() {
    KeyboardController.shared.observeFrame(of: self) { [weak self] _ in
      guard let self, searchItemInToolbar != nil, let view = viewIfLoaded else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}
