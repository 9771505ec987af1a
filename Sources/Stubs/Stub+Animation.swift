extension Stub {
  /// The stubs of animations.
  static let animation: [Stub] = [
    dynamicItemPath, motionEffects, springAllowsOverdamping, transitionFormerContent,
  ]

  /// `CATransition.type`.
  package static let transitionFormerContent = Stub.member(
    "CATransition", "type", lacks: "the former content doesn't move: it's gone at once")

  /// `CASpringAnimation.allowsOverdamping`.
  package static let springAllowsOverdamping = Stub.member(
    "CASpringAnimation", "allowsOverdamping", lacks: "a spring is damped critically at most")

  /// `UIDynamicItem.collisionBoundingPath`.
  package static let dynamicItemPath = Stub.member(
    "UIDynamicItem", "collisionBoundingPath", lacks: "the item collides with all of its bounds")

  /// `UIView.addMotionEffect(_:)`.
  package static let motionEffects = Stub.member(
    "UIView", "addMotionEffect(_:)", lacks: "the device is never tilted")
}
