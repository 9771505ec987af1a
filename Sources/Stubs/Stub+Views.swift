extension Stub {
  /// The stubs of views.
  static let views: [Stub] = [
    vibrancy, snapshotCapInsets, viewEncode,
  ]

  /// `UIView.encode(with:)`.
  package static let viewEncode = Stub.member(
    "UIView", "encode(with:)", lacks: "archiving isn't supported")

  /// `UIVibrancyEffect`.
  package static let vibrancy = Stub.type(
    "UIVibrancyEffect", lacks: "the content's colors don't change")

  /// `UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`.
  package static let snapshotCapInsets = Stub.member(
    "UIView", "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
    lacks: "the snapshot isn't stretched when it's resized")
}
