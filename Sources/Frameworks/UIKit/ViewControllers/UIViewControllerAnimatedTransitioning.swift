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
  /// Returns an animator for the transition that can be paused and controlled interactively.
  ///
  /// It must return the same object until the transition ends.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the animation has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, because the method is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  )
    -> any UIViewImplicitlyAnimating
  { NoAnimator() }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns the interruptible animator, if the app provides one.
  func lentAnimator(using context: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  {
    let animator = interruptibleAnimator(using: context)
    return animator is NoAnimator ? nil : animator
  }
}

/// A placeholder for an optional method that isn't implemented.
private final class NoAnimator: UIViewPropertyAnimator {}
