import Stubs

/// The tabs of a tab bar controller that uses `UITab`.
@MainActor
final class TabState {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic {
    didSet { Stub.tabSidebar.report(if: mode == .tabSidebar && UIDevice.current.isPad) }
  }
  var compactIdentifiers: [String]?
  var customizationIdentifier: String?
  /// The tab that was selected before a search tab.
  weak var beforeSearch: UITab?
  /// The number of batches of updates that are being performed.
  var batches = 0
  /// Whether a batch has changed the tabs.
  var hasPendingChanges = false
  /// The sidebar, which is created on first use.
  lazy var sidebar = UITabBarController.Sidebar()
  /// Whether the tabs were last updated for a compact width.
  var isShownNarrow = false

  /// Returns the tabs that the bar shows.
  func shown(inCompact isCompact: Bool) -> [UITab] {
    let visible = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    guard isCompact, let compactIdentifiers else { return visible }
    let all = tabs.flatMap(\.family)
    return compactIdentifiers.compactMap { identifier in
      all.first { $0.identifier == identifier && !$0.isHidden }
    }
  }
}
