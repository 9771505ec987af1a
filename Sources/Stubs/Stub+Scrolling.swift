extension Stub {
  /// The stubs of scroll views.
  static let scrolling: [Stub] = [
    scrollCanCancelTouches, scrollDelaysTouches, scrollTouchesShouldBegin,
    scrollTouchesShouldCancel,
  ]

  /// `UIScrollView.touchesShouldBegin(_:with:in:)`.
  package static let scrollTouchesShouldBegin = Stub.member(
    "UIScrollView", "touchesShouldBegin(_:with:in:)",
    lacks: "the content gets its touches all the same")

  /// `UIScrollView.touchesShouldCancel(in:)`.
  package static let scrollTouchesShouldCancel = Stub.member(
    "UIScrollView", "touchesShouldCancel(in:)",
    lacks: "a drag takes touches away from the content all the same")

  /// `UIScrollView.canCancelContentTouches`.
  package static let scrollCanCancelTouches = Stub.member(
    "UIScrollView", "canCancelContentTouches",
    lacks: "a drag takes touches away from the content all the same")

  /// `UIScrollView.delaysContentTouches`.
  package static let scrollDelaysTouches = Stub.member(
    "UIScrollView", "delaysContentTouches",
    lacks: "touches wait until it's clear that they are no drag")
}
