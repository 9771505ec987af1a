import UIKit

/// Moves a card up and down with an interruptible animator.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var driver: UIPercentDrivenInteractiveTransition?
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let bounds = context.containerView.bounds
    let below = bounds.offsetBy(dx: 0, dy: bounds.height)
    let arriving = context.view(forKey: .to)
    let moving = arriving ?? context.view(forKey: .from)
    if let arriving {
      arriving.frame = below
      context.containerView.addSubview(arriving)
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
      moving?.frame = arriving == nil ? below : bounds
    }
    animator.addCompletion { [self] position in
      self.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }
}
