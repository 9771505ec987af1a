/// Who is told of an animation's start and end.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caanimationdelegate>.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation began.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation ended, or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
