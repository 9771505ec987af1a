extension Stub {
  /// The stubs of scroll views.
  static let scrolling: [Stub] = [
    scrollCanCancelTouches, scrollDelaysTouches, scrollTouchesShouldBegin,
    scrollTouchesShouldCancel, scrollStatus, scrollEdgeEffect, scrollEdgeElement,
  ]

  /// `UIScrollView.touchesShouldBegin(_:with:in:)`.
  package static let scrollTouchesShouldBegin = Stub.member(
    "UIScrollView", "touchesShouldBegin(_:with:in:)",
    lacks: "the content always gets its touches")

  /// `UIScrollEdgeEffect.style`.
  package static let scrollEdgeEffect = Stub.member(
    "UIScrollEdgeEffect", "style", lacks: "content ends at bars without an effect")

  /// `UIScrollEdgeElementContainerInteraction`.
  package static let scrollEdgeElement = Stub.type(
    "UIScrollEdgeElementContainerInteraction",
    lacks: "the scroll view's content isn't blurred behind the view")

  /// `UIScrollView.touchesShouldCancel(in:)`.
  package static let scrollTouchesShouldCancel = Stub.member(
    "UIScrollView", "touchesShouldCancel(in:)",
    lacks: "a drag always cancels the content's touches")

  /// `UIScrollView.canCancelContentTouches`.
  package static let scrollCanCancelTouches = Stub.member(
    "UIScrollView", "canCancelContentTouches",
    lacks: "a drag always cancels the content's touches")

  /// `UIScrollViewAccessibilityDelegate`.
  package static let scrollStatus = Stub.type(
    "UIScrollViewAccessibilityDelegate", lacks: "nothing is read aloud after scrolling",
    uncalled: [
      "accessibilityScrollStatus(for:)", "accessibilityAttributedScrollStatus(for:)",
    ].map { "UIScrollViewAccessibilityDelegate.\($0)" })

  /// `UIScrollView.delaysContentTouches`.
  package static let scrollDelaysTouches = Stub.member(
    "UIScrollView", "delaysContentTouches",
    lacks: "touches are delayed until they can't become a drag")
}
