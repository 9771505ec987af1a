extension Stub {
  /// The stubs of bars.
  static let bars: [Stub] = [
    barButtonItemPageCurl, barItemEncode, barItemLargeContentSizeImage, navigationBarTransitionMask,
    navigationTitleMenu,
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
}
