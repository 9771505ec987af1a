extension Stub {
  /// The stubs of bars.
  static let bars: [Stub] = [
    barButtonItemPageCurl, barItemEncode, barItemLargeContentSizeImage, navigationBarTransitionMask,
    navigationTitleMenu, tabSidebar, navigationItemStyle, searchBarPlacement, centerItemGroups,
  ]

  /// `UIBarButtonItem.SystemItem.pageCurl`.
  package static let barButtonItemPageCurl = Stub.member(
    "UIBarButtonItem", "SystemItem.pageCurl", lacks: "the item has no image")

  /// `UINavigationItem.titleMenuProvider`.
  package static let navigationTitleMenu = Stub.member(
    "UINavigationItem", "titleMenuProvider", lacks: "the title shows no menu")

  /// `UIBarItem.encode(with:)`.
  package static let barItemEncode = Stub.member(
    "UIBarItem", "encode(with:)", lacks: "nothing is archived")

  /// `UIBarItem.largeContentSizeImage`.
  package static let barItemLargeContentSizeImage = Stub.member(
    "UIBarItem", "largeContentSizeImage", lacks: "there's no viewer for large content")

  /// `UINavigationBar.backIndicatorTransitionMaskImage`.
  package static let navigationBarTransitionMask = Stub.member(
    "UINavigationBar", "backIndicatorTransitionMaskImage",
    lacks: "titles aren't clipped by the mask while they move")

  /// `UITabBarController.mode`.
  package static let tabSidebar = Stub.member(
    "UITabBarController", "mode", lacks: "the tabs are in a bar, which doesn't turn into a sidebar")

  /// `UINavigationItem.style`.
  package static let navigationItemStyle = Stub.member(
    "UINavigationItem", "style", lacks: "the bar looks as that of a navigator")

  /// `UINavigationItem.preferredSearchBarPlacement`.
  package static let searchBarPlacement = Stub.member(
    "UINavigationItem", "preferredSearchBarPlacement", lacks: "the search bar is below the bar")

  /// `UINavigationItem.centerItemGroups`.
  package static let centerItemGroups = Stub.member(
    "UINavigationItem", "centerItemGroups", lacks: "the groups aren't shown")
}
