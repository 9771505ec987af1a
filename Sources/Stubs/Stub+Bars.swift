extension Stub {
  /// The stubs of bars.
  static let bars: [Stub] = [
    barButtonItemPageCurl, barItemEncode, barItemLargeContentSizeImage, navigationBarTransitionMask,
    navigationTitleMenu, tabSidebar, navigationItemStyle, searchBarPlacement, centerItemGroups,
    prominentTab, tabSidebarPlacement, barButtonItemBadge, barButtonItemIdentifier,
    barButtonItemBackground, barButtonItemSharedBackground, barButtonItemPriority,
    searchBarExternalPlacement, searchBarCenter, barButtonItemAxis,
  ]

  /// `UIBarButtonItem.SystemItem.pageCurl`.
  package static let barButtonItemPageCurl = Stub.member(
    "UIBarButtonItem", "SystemItem.pageCurl", lacks: "the item has no image")

  /// `UINavigationItem.titleMenuProvider`.
  package static let navigationTitleMenu = Stub.member(
    "UINavigationItem", "titleMenuProvider", lacks: "the title shows no menu")

  /// `UIBarItem.encode(with:)`.
  package static let barItemEncode = Stub.member(
    "UIBarItem", "encode(with:)", lacks: "archiving isn't supported")

  /// `UIBarItem.largeContentSizeImage`.
  package static let barItemLargeContentSizeImage = Stub.member(
    "UIBarItem", "largeContentSizeImage", lacks: "there's no viewer for large content")

  /// `UINavigationBar.backIndicatorTransitionMaskImage`.
  package static let navigationBarTransitionMask = Stub.member(
    "UINavigationBar", "backIndicatorTransitionMaskImage",
    lacks: "moving titles aren't clipped by the mask")

  /// `UITabBarController.mode`.
  package static let tabSidebar = Stub.member(
    "UITabBarController", "mode", lacks: "the tabs are in a bar, never in a sidebar")

  /// `UITabBarController.sidebar`.
  package static let tabSidebarPlacement = Stub.member(
    "UITabBarController", "sidebar", lacks: "the tabs are in a bar, never in a sidebar")

  /// `UITabBarController.prominentTabIdentifier`.
  package static let prominentTab = Stub.member(
    "UITabBarController", "prominentTabIdentifier",
    lacks: "the tab isn't emphasized; it only stays visible while the bar is minimized")

  /// `UINavigationItem.style`.
  package static let navigationItemStyle = Stub.member(
    "UINavigationItem", "style", lacks: "the bar looks like a navigator's")

  /// `UINavigationItem.preferredSearchBarPlacement`.
  package static let searchBarPlacement = Stub.member(
    "UINavigationItem", "preferredSearchBarPlacement",
    lacks: "the search bar is below the navigation bar")

  /// `UINavigationItem.SearchBarPlacement.integratedCentered`.
  package static let searchBarCenter = Stub.member(
    "UINavigationItem", "SearchBarPlacement.integratedCentered",
    lacks: "the search bar is at the trailing edge")

  /// `UINavigationItem.centerItemGroups`.
  package static let centerItemGroups = Stub.member(
    "UINavigationItem", "centerItemGroups", lacks: "the groups aren't shown")

  /// `UIBarButtonItem.badge`.
  package static let barButtonItemBadge = Stub.member(
    "UIBarButtonItem", "badge", lacks: "custom views have no badge")

  /// `UIBarButtonItem.identifier`.
  package static let barButtonItemIdentifier = Stub.member(
    "UIBarButtonItem", "identifier", lacks: "items with the same identifier fade like others")

  /// `UIBarButtonItem.hidesSharedBackground`.
  package static let barButtonItemSharedBackground = Stub.member(
    "UIBarButtonItem", "hidesSharedBackground", lacks: "items have no background")

  /// `UIBarButtonItem.sharesBackground`.
  package static let barButtonItemBackground = Stub.member(
    "UIBarButtonItem", "sharesBackground", lacks: "items have no background")

  /// `UIBarButtonItem.visibilityPriority`.
  package static let barButtonItemPriority = Stub.member(
    "UIBarButtonItem", "visibilityPriority", lacks: "bars always show all items")

  /// `UIBarButtonItem.axisBehavior`.
  package static let barButtonItemAxis = Stub.member(
    "UIBarButtonItem", "axisBehavior", lacks: "all bars are horizontal")

  /// `UINavigationItem.searchBarPlacementAllowsExternalIntegration`.
  package static let searchBarExternalPlacement = Stub.member(
    "UINavigationItem", "searchBarPlacementAllowsExternalIntegration",
    lacks: "the search bar stays in its own bars")
}
