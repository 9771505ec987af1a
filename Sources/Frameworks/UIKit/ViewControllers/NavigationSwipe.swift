import Foundation

/// A swipe back to the previous view controller, from the first touch until the swipe is completed
/// or canceled.
@MainActor
final class NavigationSwipe {
  private let look = SystemDesign.current.transitions
  private unowned let navigation: UINavigationController
  private var panned: (top: UIViewController, below: UIViewController)?
  private var transition: ViewControllerTransition?
  /// Whether the view controllers are returning to their positions after a canceled swipe.
  private var isReturning = false

  init(in navigation: UINavigationController) {
    self.navigation = navigation
  }

  /// Returns the transition if the touch has moved far enough.
  ///
  /// The transition then continues without the touch.
  func takeTransition() -> ViewControllerTransition? {
    defer { transition = nil }
    return transition
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let width = max(1, navigation.container.bounds.width)
    let way = max(0, pan.translation(in: navigation.container).x)
    switch pan.state {
    case .began:
      begin()
    case .changed:
      guard let panned else { return }
      transition?.updateInteractiveTransition(min(1, way / width))
      panned.top.view.frame.origin.x = way
      panned.below.view.frame.origin.x = (way / width - 1) * look.parallax * width
    case .ended, .cancelled:
      guard let panned else { return }
      self.panned = nil
      let isFar = way + pan.velocity(in: navigation.container).x * look.swipeLead > width / 2
      end(panned.top, panned.below, isFinished: pan.state == .ended && isFar)
    default:
      break
    }
  }

  private func begin() {
    let stack = navigation.viewControllers
    guard stack.count > 1, !navigation.isExchanging, !isReturning, let top = stack.last else {
      return
    }
    let below = stack[stack.count - 2]
    panned = (top, below)
    let transition = navigation.begin(from: top, to: below, isInteractive: true)
    self.transition = transition
    top.isInTransition = true
    top.isMovingFromParent = true
    top.beginAppearance(false, animated: true)
    below.isInTransition = true
    below.beginAppearance(true, animated: true)
    let belowView: UIView = below.view
    belowView.frame = navigation.contentFrame(of: below)
    navigation.container.insertSubview(belowView, belowSubview: top.view)
    below.markIsAppearing()
    transition.prepareToFollow(over: look.pushing)
    transition.startAlongside()
  }

  private func end(_ top: UIViewController, _ below: UIViewController, isFinished: Bool) {
    if isFinished {
      transition?.finishInteractiveTransition()
      below.isInTransition = false
      navigation.popViewController(animated: true)
      return
    }
    isReturning = true
    transition?.cancelInteractiveTransition()
    let width = navigation.container.bounds.width
    UIView.animate(
      withDuration: look.returning,
      animations: {
        top.view.frame.origin.x = 0
        below.view.frame.origin.x = -self.look.parallax * width
      }, completion: { _ in self.cancel(from: top, to: below) })
  }

  /// Makes the top view controller, which had started to disappear, appear again.
  private func cancel(from top: UIViewController, to below: UIViewController) {
    isReturning = false
    below.beginAppearance(false, animated: true)
    below.view.removeFromSuperview()
    below.endAppearance()
    below.isInTransition = false
    top.isMovingFromParent = false
    top.beginAppearance(true, animated: true)
    top.endAppearance()
    top.isInTransition = false
    takeTransition()?.completeTransition(false)
  }
}
