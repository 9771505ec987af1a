import CoreGraphics
import Foundation

/// Enlarges a view controller's view from the source of its preferred transition, or shrinks it back
/// to the source.
///
/// Without a source, the view fades.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: UIViewController
  private let zoomed: UIViewController
  private let isArriving: Bool

  /// Creates an animator, if the view controller's preferred transition is a zoom.
  init?(from source: UIViewController, to zoomed: UIViewController, isArriving: Bool) {
    guard zoomed.preferredTransition?.source != nil else { return nil }
    self.source = source
    self.zoomed = zoomed
    self.isArriving = isArriving
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SystemDesign.current.transitions.zooming }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isArriving ? .to : .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isArriving {
      view.frame = context.finalFrame(for: zoomed)
      container.addSubview(view)
      container.layoutIfNeeded()
      shrink(view, in: container)
    } else if let other = context.view(forKey: .to), other.superview == nil {
      container.insertSubview(other, belowSubview: view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { self.isArriving ? self.restore(view) : self.shrink(view, in: container) },
      completion: { _ in
        let isCompleted = !context.transitionWasCancelled
        context.completeTransition(isCompleted)
        self.restore(view)
      })
  }

  private func restore(_ view: UIView) {
    view.transform = .identity
    view.alpha = 1
  }

  /// Moves a view to the source.
  private func shrink(_ view: UIView, in container: UIView) {
    let transition = zoomed.preferredTransition
    let item = transition?.source?(.init(from: source, to: zoomed))
    guard let item, let target = item.frame(in: container) else {
      view.alpha = 0
      return
    }
    let context = (item as? UIView).map {
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(from: $0, to: zoomed)
    }
    let aligned =
      context.flatMap { transition?.options?.alignmentRectProvider?($0) } ?? view.bounds
    guard !aligned.isEmpty else { return }
    let (x, y) = (target.width / aligned.width, target.height / aligned.height)
    view.transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: target.midX - view.center.x - (aligned.midX - view.bounds.midX) * x,
      ty: target.midY - view.center.y - (aligned.midY - view.bounds.midY) * y)
  }
}
