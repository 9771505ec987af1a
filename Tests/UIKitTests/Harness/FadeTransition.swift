import UIKit

/// A custom transition that fades and records its calls.
final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log = CallLog()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("presented")
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    log.note("dismissed")
    return self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentation")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animate")
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let arriving = context.view(forKey: .to) {
      arriving.frame = context.containerView.bounds
      context.containerView.addSubview(arriving)
    }
    view?.alpha = 0.5
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("ended \(transitionCompleted)")
  }
}
