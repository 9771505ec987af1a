extension Stub {
  /// The stubs of bars.
  static let bars: [Stub] = [
    barButtonItemTitleAdjustment, navigationBarTitleAdjustment, barButtonItemStateBackground,
    barButtonItemPageCurl, barItemEncode, barItemLargeContentSizeImage,
    navigationBarTransitionMask, barAppearanceImageContentMode,
    tabBarSelectionIndicatorTint, navigationBarButtonAppearance, navigationBarDoneButtonAppearance,
    tabBarScrollEdgeAppearance, tabBarItemScrollEdgeAppearance,
  ]

  /// `UIBarButtonItemStateAppearance.titlePositionAdjustment`.
  package static let barButtonItemTitleAdjustment = Stub.member(
    "UIBarButtonItemStateAppearance", "titlePositionAdjustment",
    lacks: "the title stays where it is")

  /// `UINavigationBarAppearance.titlePositionAdjustment`.
  package static let navigationBarTitleAdjustment = Stub.member(
    "UINavigationBarAppearance", "titlePositionAdjustment", lacks: "the title stays where it is")

  /// `UIBarButtonItemStateAppearance.backgroundImage`.
  package static let barButtonItemStateBackground = Stub.member(
    "UIBarButtonItemStateAppearance", "backgroundImage", lacks: "the image isn't shown")

  /// `UITabBar.scrollEdgeAppearance`.
  package static let tabBarScrollEdgeAppearance = Stub.member(
    "UITabBar", "scrollEdgeAppearance",
    lacks: "the bar has its standard appearance at the end of the content too")

  /// `UITabBarItem.scrollEdgeAppearance`.
  package static let tabBarItemScrollEdgeAppearance = Stub.member(
    "UITabBarItem", "scrollEdgeAppearance",
    lacks: "the bar has its standard appearance at the end of the content too")

  /// `UIBarButtonItem.SystemItem.pageCurl`.
  package static let barButtonItemPageCurl = Stub.member(
    "UIBarButtonItem", "SystemItem.pageCurl", lacks: "the item has no image")

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

  /// `UIBarAppearance.backgroundImageContentMode`.
  package static let barAppearanceImageContentMode = Stub.member(
    "UIBarAppearance", "backgroundImageContentMode",
    lacks: "the background image is scaled to fill the bar")

  /// `UITabBarAppearance.selectionIndicatorTintColor`.
  package static let tabBarSelectionIndicatorTint = Stub.member(
    "UITabBarAppearance", "selectionIndicatorTintColor",
    lacks: "the selection indicator isn't tinted")

  /// `UINavigationBarAppearance.buttonAppearance`.
  package static let navigationBarButtonAppearance = Stub.member(
    "UINavigationBarAppearance", "buttonAppearance",
    lacks: "only titleTextAttributes of the bar button items themselves have an effect")

  /// `UINavigationBarAppearance.doneButtonAppearance`.
  package static let navigationBarDoneButtonAppearance = Stub.member(
    "UINavigationBarAppearance", "doneButtonAppearance",
    lacks: "only titleTextAttributes of the bar button items themselves have an effect")
}
