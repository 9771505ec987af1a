extension Stub {
  /// The stubs of gesture recognizers.
  static let gestures: [Stub] = [
    gestureAllowedPressTypes, gestureIgnorePress, tapButtonMask, pointer,
  ]

  /// `UIGestureRecognizer.allowedPressTypes`.
  package static let gestureAllowedPressTypes = Stub.member(
    "UIGestureRecognizer", "allowedPressTypes", lacks: "no buttons are pressed on this device")

  /// `UIGestureRecognizer.ignore(_:for:)`.
  package static let gestureIgnorePress = Stub.member(
    "UIGestureRecognizer", "ignore(_:for:)", lacks: "presses aren't ignored")

  /// `UITapGestureRecognizer.buttonMaskRequired`.
  package static let tapButtonMask = Stub.member(
    "UITapGestureRecognizer", "buttonMaskRequired", lacks: "a click with any button counts")

  /// `UIPointerInteraction`.
  package static let pointer = Stub.type(
    "UIPointerInteraction", lacks: "the device's pointer is a finger and looks the same everywhere")
}
