import UIKit

/// Two tabs: pages that the user can pan back, and a screen that presents a card.
class TabsViewController: UITabBarController, UITabBarControllerDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()
  private var isDriven = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = PagesViewController(rootViewController: PageViewController(number: 1))
    pages.tabBarItem = UITabBarItem(title: "Pages", image: nil, tag: 0)
    let desk = DeskViewController()
    desk.tabBarItem = UITabBarItem(title: "Desk", image: nil, tag: 1)
    viewControllers = [pages, desk]
    delegate = self
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(lead))
    edge.edges = .right
    view.addGestureRecognizer(edge)
  }

  /// Switches from the first tab to the second.
  @objc private func lead(_ pan: UIScreenEdgePanGestureRecognizer) {
    let part = max(0, -pan.translation(in: view).x / view.bounds.width)
    switch pan.state {
    case .began:
      isDriven = true
      selectedIndex = 1
    case .changed:
      driver.update(part)
    case .ended where part > 0.5:
      isDriven = false
      driver.finish()
    case .ended, .cancelled:
      isDriven = false
      driver.cancel()
    default:
      break
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDriven ? SlideAnimator(edge: .right) : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isDriven ? driver : nil
  }
}
