extension Stub {
  /// The stubs of animations.
  static let animation: [Stub] = [
    dynamicItemPath, motionEffects, springAllowsOverdamping, animatorIsInterruptible,
    animatorScrubsLinearly,
    animatorManualHitTesting, animatorContinuation, transitionFormerContent,
  ]

  /// `CATransition.type`.
  package static let transitionFormerContent = Stub.member(
    "CATransition", "type", lacks: "the former content doesn't move: it's gone at once")

  /// `CASpringAnimation.allowsOverdamping`.
  package static let springAllowsOverdamping = Stub.member(
    "CASpringAnimation", "allowsOverdamping", lacks: "a spring is damped critically at most")

  /// `UIViewPropertyAnimator.isInterruptible`.
  package static let animatorIsInterruptible = Stub.member(
    "UIViewPropertyAnimator", "isInterruptible",
    lacks: "the animation can be interrupted all the same")

  /// `UIViewPropertyAnimator.scrubsLinearly`.
  package static let animatorScrubsLinearly = Stub.member(
    "UIViewPropertyAnimator", "scrubsLinearly",
    lacks: "the fraction follows time evenly while it is set by hand")

  /// `UIViewPropertyAnimator.isManualHitTestingEnabled`.
  package static let animatorManualHitTesting = Stub.member(
    "UIViewPropertyAnimator", "isManualHitTestingEnabled",
    lacks: "touches find views as they do without it")

  /// `UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)`.
  package static let animatorContinuation = Stub.member(
    "UIViewPropertyAnimator", "continueAnimation(withTimingParameters:durationFactor:)",
    lacks: "the animation continues with the timing that it had")

  /// `UIDynamicItem.collisionBoundingPath`.
  package static let dynamicItemPath = Stub.member(
    "UIDynamicItem", "collisionBoundingPath", lacks: "the item collides with all of its bounds")

  /// `UIView.addMotionEffect(_:)`.
  package static let motionEffects = Stub.member(
    "UIView", "addMotionEffect(_:)", lacks: "the device is never tilted")
}
