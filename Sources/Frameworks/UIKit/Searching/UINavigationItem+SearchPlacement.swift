import Stubs

extension UINavigationItem {
  /// The placements of the search bar.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum>.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses the placement.
    case automatic = 0
    /// The search bar is among the items of the toolbar or the navigation bar.
    @available(IOS26 )
    case integrated = 1
    /// The search bar is below the navigation bar.
    case stacked = 2
    /// The search bar is in the middle of the navigation bar, if there's enough space.
    @available(IOS26 )
    case integratedCentered = 3
    /// A button among the items of the toolbar or the navigation bar starts the search.
    @available(IOS26 )
    case integratedButton = 4

    /// The deprecated name for `integrated`.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// The actual placement of the search bar.
  public final var searchBarPlacement: SearchBarPlacement {
    guard searchPlace != .below else { return .stacked }
    return switch preferredSearchBarPlacement {
    case .automatic: .integrated
    case .integratedCentered where !UIDevice.current.isPad: .integrated
    default: preferredSearchBarPlacement
    }
  }

  /// The item that determines where the search bar is in the toolbar.
  ///
  /// If it isn't among the view controller's toolbar items, the search bar is after all of them.
  @available(IOS26 )
  public final var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let isNew = settings?.searchItem == nil
    let item = searchItem
    if isNew { searchPlacementDidChange() }
    return item
  }

  /// Whether the search bar can be in the toolbar.
  @available(IOS26 )
  public final var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { settings?.allowsSearchInToolbar ?? true }
    set {
      set(\.allowsSearchInToolbar, to: newValue)
      searchPlacementDidChange()
    }
  }

  /// Whether a container can show the search bar in other bars than the item's own.
  @available(IOS26 )
  public final var searchBarPlacementAllowsExternalIntegration: Bool {
    get { settings?.allowsSearchElsewhere ?? false }
    set {
      set(\.allowsSearchElsewhere, to: newValue)
      Stub.searchBarExternalPlacement.report(if: newValue && UIDevice.current.isPad)
    }
  }

  /// Where the search bar is.
  enum SearchPlace {
    /// Below the title.
    case below
    /// Among the items of the navigation bar.
    case bar
    /// Among the items of the toolbar.
    case toolbar
  }

  /// Where the search bar is.
  final var searchPlace: SearchPlace {
    guard searchController != nil, isSearchIntegrated else { return .below }
    let isInToolbar =
      searchBarPlacementAllowsToolbarIntegration && !UIDevice.current.isPad
      && bar?.controller != nil
    return isInToolbar ? .toolbar : .bar
  }

  /// Whether the search bar is among other items.
  ///
  /// Before iOS 26, the search bar of a phone is always below the title, unless the app uses names
  /// of iOS 26.
  final var isSearchIntegrated: Bool {
    switch preferredSearchBarPlacement {
    case .integratedCentered, .integratedButton: true
    case .integrated: SystemBehavior.current.integratesSearch || settings?.searchItem != nil
    case .automatic: settings?.searchItem != nil
    case .stacked: false
    }
  }

  /// Whether the search bar itself is among the items, and not only the button that starts the
  /// search.
  ///
  /// The navigation bar of a phone has only room for the button.
  final var showsSearchFieldInItem: Bool {
    let isActive = searchController?.isActive ?? false
    let isOnlyButton = preferredSearchBarPlacement == .integratedButton && !isActive
    return switch searchPlace {
    case .below: false
    case .bar: UIDevice.current.isPad && !isOnlyButton
    case .toolbar: !isOnlyButton
    }
  }

  /// Whether the search bar is below the title or replaces it.
  final var hasSearchRow: Bool {
    switch searchPlace {
    case .below: searchController != nil
    case .bar: !UIDevice.current.isPad && searchController?.isActive ?? false
    case .toolbar: false
    }
  }

  /// The search bar, if scrolling can hide it.
  final var collapsibleSearchBar: UISearchBar? {
    searchPlace == .below ? searchController?.searchBar : nil
  }

  /// The item for the search bar, which is created if it doesn't exist.
  final var searchItem: SearchPlacementItem {
    let settings = NavigationItemSettings.all(of: self)
    let item = settings.searchItem ?? SearchPlacementItem(of: self)
    settings.searchItem = item
    return item
  }

  /// Moves the search bar to its place.
  final func searchPlacementDidChange() {
    if !showsSearchFieldInItem { searchController?.searchBar.place = .belowTitle }
    if searchPlace == .below { settings?.searchItem?.update() } else { searchItem.update() }
    changed()
    updateToolbar()
    searchDidChange()
  }

  private func updateToolbar() {
    guard settings?.searchItem != nil, let controller = bar?.controller,
      controller.topViewController?.navigationItem === self
    else { return }
    controller.toolbarItemsDidChange(animated: false)
  }

  /// Shows the search bar in place of the button when the search starts, and hides it when the
  /// search ends.
  final func searchActivityDidChange() {
    if searchPlace != .below { searchPlacementDidChange() }
  }
}
