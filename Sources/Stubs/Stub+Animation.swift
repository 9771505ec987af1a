extension Stub {
  /// The stubs for animation APIs.
  static let animation: [Stub] = [
    dynamicItemPath, motionEffects, springAllowsOverdamping, transitionFormerContent,
  ]

  /// `CATransition.type`.
  package static let transitionFormerContent = Stub.member(
    "CATransition", "type", lacks: "the old content isn't animated: it disappears immediately")

  /// `CASpringAnimation.allowsOverdamping`.
  package static let springAllowsOverdamping = Stub.member(
    "CASpringAnimation", "allowsOverdamping", lacks: "a spring can't be overdamped")

  /// `UIDynamicItem.collisionBoundingPath`.
  package static let dynamicItemPath = Stub.member(
    "UIDynamicItem", "collisionBoundingPath", lacks: "the item collides with its bounds")

  /// `UIView.addMotionEffect(_:)`.
  package static let motionEffects = Stub.member(
    "UIView", "addMotionEffect(_:)", lacks: "the device is never tilted")
}
