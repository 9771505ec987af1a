import UIKit

/// Slides in the view that appears from a side, or slides out the view that disappears.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Edge { case left, right }

  private let edge: Edge

  init(edge: Edge) {
    self.edge = edge
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let bounds = context.containerView.bounds
    let way = edge == .left ? -bounds.width : bounds.width
    to.frame = bounds.offsetBy(dx: way, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.frame = bounds
      from.frame = bounds.offsetBy(dx: -way, dy: 0)
    } completion: { _ in
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
