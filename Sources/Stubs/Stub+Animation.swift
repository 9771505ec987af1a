extension Stub {
  /// The stubs for animation APIs.
  static let animation: [Stub] = [
    dynamicItemPath, motionEffects, transitionFormerContent,
  ]

  /// `CATransition.type`.
  package static let transitionFormerContent = Stub.member(
    "CATransition", "type", lacks: "the old content isn't animated: it disappears immediately")

  /// `UIDynamicItem.collisionBoundingPath`.
  package static let dynamicItemPath = Stub.member(
    "UIDynamicItem", "collisionBoundingPath", lacks: "the item collides with its bounds")

  /// `UIView.addMotionEffect(_:)`.
  package static let motionEffects = Stub.member(
    "UIView", "addMotionEffect(_:)", lacks: "the device is never tilted")
}
