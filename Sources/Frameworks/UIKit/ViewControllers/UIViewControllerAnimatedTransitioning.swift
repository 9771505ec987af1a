import Foundation

/// The methods that animate a transition between view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Performs the animation of the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the animation ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
