extension Stub {
  /// The stubs of layout.
  static let layout: [Stub] = [
    endlessLayout, keyboardDismissPadding, layoutGuideEncode, constraintShouldBeArchived,
    layoutRegionCorners,
  ]

  /// `UIView.layoutSubviews()`.
  package static let endlessLayout = Stub.member(
    "UIView", "layoutSubviews()",
    lacks: "layout that keeps requesting another pass is stopped after 20 passes")

  /// `UIKeyboardLayoutGuide.keyboardDismissPadding`.
  package static let keyboardDismissPadding = Stub.member(
    "UIKeyboardLayoutGuide", "keyboardDismissPadding",
    lacks: "a drag dismisses the keyboard when it reaches the keyboard")

  /// `UILayoutGuide.encode(with:)`.
  package static let layoutGuideEncode = Stub.member(
    "UILayoutGuide", "encode(with:)", lacks: "archiving isn't supported")

  /// `NSLayoutConstraint.shouldBeArchived`.
  package static let constraintShouldBeArchived = Stub.member(
    "NSLayoutConstraint", "shouldBeArchived", lacks: "archiving isn't supported")

  /// `UIView.LayoutRegion`.
  package static let layoutRegionCorners = Stub.member(
    "UIView", "LayoutRegion", lacks: "no region changes for a window's corners")
}
