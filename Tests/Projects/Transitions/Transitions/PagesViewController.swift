import UIKit

/// Pages on which a pan anywhere returns to the previous page.
class PagesViewController: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(turnBack))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }

  @objc private func turnBack(_ pan: UIPanGestureRecognizer) {
    let part = max(0, pan.translation(in: view).x / view.bounds.width)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed:
      driver?.update(part)
    case .ended where part > 0.5:
      driver?.completionSpeed = 2
      driver?.finish()
      driver = nil
    case .ended, .cancelled:
      driver?.cancel()
      driver = nil
    default:
      break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? SlideAnimator(edge: .left) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}
