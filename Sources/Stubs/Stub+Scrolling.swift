extension Stub {
  /// The stubs of scroll views.
  static let scrolling: [Stub] = [scrollCanCancelTouches, scrollDelaysTouches]

  /// `UIScrollView.canCancelContentTouches`.
  package static let scrollCanCancelTouches = Stub.member(
    "UIScrollView", "canCancelContentTouches",
    lacks: "a drag takes touches away from the content all the same")

  /// `UIScrollView.delaysContentTouches`.
  package static let scrollDelaysTouches = Stub.member(
    "UIScrollView", "delaysContentTouches",
    lacks: "touches wait until it's clear that they are no drag")
}
