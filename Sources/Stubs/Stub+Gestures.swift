extension Stub {
  /// The stubs of gesture recognizers.
  static let gestures: [Stub] = [
    gestureAllowedPressTypes, gestureIgnorePress, tapButtonMask, hoverRecognizer, pointer,
  ]

  /// `UIGestureRecognizer.allowedPressTypes`.
  package static let gestureAllowedPressTypes = Stub.member(
    "UIGestureRecognizer", "allowedPressTypes", lacks: "the device has no buttons to press")

  /// `UIGestureRecognizer.ignore(_:for:)`.
  package static let gestureIgnorePress = Stub.member(
    "UIGestureRecognizer", "ignore(_:for:)", lacks: "the press isn't ignored")

  /// `UITapGestureRecognizer.buttonMaskRequired`.
  package static let tapButtonMask = Stub.member(
    "UITapGestureRecognizer", "buttonMaskRequired", lacks: "clicks with any button are recognized")

  /// `UIHoverGestureRecognizer`.
  package static let hoverRecognizer = Stub.type(
    "UIHoverGestureRecognizer", lacks: "the pointer is a finger, which never hovers over a view")

  /// `UIPointerInteraction`.
  package static let pointer = Stub.type(
    "UIPointerInteraction", lacks: "the pointer always looks like a finger",
    uncalled: [
      "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
      "pointerInteraction(_:willEnter:animator:)", "pointerInteraction(_:willExit:animator:)",
    ].map { "UIPointerInteractionDelegate.\($0)" })
}
