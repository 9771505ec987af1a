extension Stub {
  /// The stubs of bars.
  static let bars: [Stub] = [
    barButtonItemTitleAdjustment, navigationBarTitleAdjustment, tabBarItemTitleAdjustment,
    barButtonItemPageCurl, barItemEncode, barItemLargeContentSizeImage,
    navigationBarBackgroundImage, navigationBarTransitionMask, barAppearanceImageContentMode,
    tabBarSelectionIndicatorTint, navigationBarButtonAppearance, navigationBarDoneButtonAppearance,
  ]

  /// `UIBarButtonItemStateAppearance.titlePositionAdjustment`.
  package static let barButtonItemTitleAdjustment = Stub.member(
    "UIBarButtonItemStateAppearance", "titlePositionAdjustment",
    lacks: "the title stays where it is")

  /// `UINavigationBarAppearance.titlePositionAdjustment`.
  package static let navigationBarTitleAdjustment = Stub.member(
    "UINavigationBarAppearance", "titlePositionAdjustment", lacks: "the title stays where it is")

  /// `UITabBarItemStateAppearance.titlePositionAdjustment`.
  package static let tabBarItemTitleAdjustment = Stub.member(
    "UITabBarItemStateAppearance", "titlePositionAdjustment", lacks: "the title stays where it is")

  /// `UIBarButtonItem.SystemItem.pageCurl`.
  package static let barButtonItemPageCurl = Stub.member(
    "UIBarButtonItem", "SystemItem.pageCurl", lacks: "the item has no image")

  /// `UIBarItem.encode(with:)`.
  package static let barItemEncode = Stub.member(
    "UIBarItem", "encode(with:)", lacks: "nothing is archived")

  /// `UIBarItem.largeContentSizeImage`.
  package static let barItemLargeContentSizeImage = Stub.member(
    "UIBarItem", "largeContentSizeImage", lacks: "there's no viewer for large content")

  /// `UINavigationBar.setBackgroundImage(_:for:)`.
  package static let navigationBarBackgroundImage = Stub.member(
    "UINavigationBar", "setBackgroundImage(_:for:)", lacks: "only an empty image has an effect")

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
