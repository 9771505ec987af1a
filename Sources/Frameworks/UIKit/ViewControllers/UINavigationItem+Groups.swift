import ObjectiveC
import Stubs

extension UINavigationItem {
  /// The styles of an item's bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uinavigationitem/itemstyle>.
  public enum ItemStyle: Int, Sendable {
    /// A style for moving between screens.
    case navigator
    /// A style for browsing files or pages.
    case browser
    /// A style for editing a document.
    case editor
  }

  /// The style of the bar.
  public var style: ItemStyle {
    get { groups.style }
    set {
      groups.style = newValue
      Stub.navigationItemStyle.report(if: newValue != .navigator && UIDevice.current.isPad)
    }
  }

  /// The preferred placement of the search bar.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { storedSearchBarPlacement }
    set {
      storedSearchBarPlacement = newValue
      searchPlacementDidChange()
      let isPad = UIDevice.current.isPad
      Stub.searchBarPlacement.report(
        if: newValue == .integrated && isPad && !isSearchIntegrated)
      Stub.searchBarCenter.report(if: newValue == .integratedCentered && isPad)
    }
  }

  /// The groups of items before the title.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups.leading }
    set {
      updateGroups { $0.leading = newValue }
      showLeading()
    }
  }

  /// The groups of items after the title.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups.trailing }
    set {
      updateGroups { $0.trailing = newValue }
      showTrailing()
    }
  }

  /// The group of items after all others.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set {
      updateGroups { $0.pinned = newValue }
      showTrailing()
    }
  }

  /// The item groups in the center of the navigation bar, which appear only on iPad.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set {
      groups.center = newValue
      Stub.centerItemGroups.report(if: !newValue.isEmpty)
    }
  }

  /// The identifier of the bar for saving the user's choice of groups.
  public var customizationIdentifier: String? {
    get { groups.customizationIdentifier }
    set { groups.customizationIdentifier = newValue }
  }

  private func updateGroups(_ change: (NavigationItemGroups) -> Void) {
    for group in groups.shown where group.item === self { group.item = nil }
    change(groups)
    for group in groups.shown { group.item = self }
  }

  private func showLeading() {
    groups.leadingItems = groups.leading.flatMap(\.shownItems)
    leftBarButtonItems = groups.leadingItems
  }

  /// Shows the trailing items, starting with the one at the trailing edge.
  private func showTrailing() {
    groups.trailingItems = groups.trailingToEnd.flatMap(\.shownItems).reversed()
    rightBarButtonItems = groups.trailingItems
  }

  /// Shows a group's new items, unless the app has replaced the groups with items in the meantime.
  final func groupDidChange(_ group: UIBarButtonItemGroup) {
    if groups.leading.contains(group) {
      if leftBarButtonItems == groups.leadingItems { showLeading() }
    } else if rightBarButtonItems == groups.trailingItems {
      showTrailing()
    }
  }

  private var groups: NavigationItemGroups {
    NavigationItemGroups.association.value(of: self, orMake: NavigationItemGroups())
  }
}

/// The settings of a bar with groups of items.
@MainActor
private final class NavigationItemGroups {
  static let association = Association<NavigationItemGroups>()

  var style = UINavigationItem.ItemStyle.navigator
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var customizationIdentifier: String?
  /// The items last shown for the leading groups.
  var leadingItems: [UIBarButtonItem] = []
  /// The items last shown for the trailing groups.
  var trailingItems: [UIBarButtonItem] = []

  /// The groups that the bar shows.
  var shown: [UIBarButtonItemGroup] { leading + trailingToEnd }

  /// The groups after the title, with the pinned group last.
  var trailingToEnd: [UIBarButtonItemGroup] { trailing + (pinned.map { [$0] } ?? []) }
}
