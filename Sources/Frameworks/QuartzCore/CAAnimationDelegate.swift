/// Methods for responding to the start and the end of an animation.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation starts its active duration.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation completes its active duration or is removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
