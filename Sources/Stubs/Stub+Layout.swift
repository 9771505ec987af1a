extension Stub {
  /// The stubs of layout.
  static let layout: [Stub] = [
    endlessLayout, keyboardDismissPadding, layoutGuideEncode, constraintShouldBeArchived,
  ]

  /// `UIView.layoutSubviews()`.
  package static let endlessLayout = Stub.member(
    "UIView", "layoutSubviews()",
    lacks: "layout that asks for another layout pass again and again is stopped after 20 passes")

  /// `UIKeyboardLayoutGuide.keyboardDismissPadding`.
  package static let keyboardDismissPadding = Stub.member(
    "UIKeyboardLayoutGuide", "keyboardDismissPadding",
    lacks: "a drag dismisses the keyboard at its edge")

  /// `UILayoutGuide.encode(with:)`.
  package static let layoutGuideEncode = Stub.member(
    "UILayoutGuide", "encode(with:)", lacks: "nothing is archived")

  /// `NSLayoutConstraint.shouldBeArchived`.
  package static let constraintShouldBeArchived = Stub.member(
    "NSLayoutConstraint", "shouldBeArchived", lacks: "nothing is archived")
}
