import UIKit

/// A navigation controller delegate that records its calls.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log = CallLog()
  var transition: FadeTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition else { return nil }
    let name = operation == .push ? "push" : "pop"
    log.note("\(name) \(fromVC.title ?? "")-\(toVC.title ?? "")")
    return transition
  }
}
