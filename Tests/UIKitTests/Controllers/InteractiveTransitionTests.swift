import Testing
import UIKit

@testable import UIKitCore

/// An object that animates a transition by 100 points in one second, and returns the transition's
/// driver.
@MainActor
private class Mover: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: any UIViewControllerAnimatedTransitioning
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  let log: CallLog

  init(_ animator: any UIViewControllerAnimatedTransitioning, _ log: CallLog) {
    self.animator = animator
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let isInteractive = viewController.transitionCoordinator?.initiallyInteractive ?? false
    log.note("willShow \(isInteractive ? "by finger" : "by itself")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}

extension UIViewControllerContextTransitioning {
  /// Positions the view that appears.
  ///
  /// Returns a closure that moves this view or else the view that disappears by 100 points.
  fileprivate func makeMove() -> () -> Void {
    let arriving = view(forKey: .to)
    if let arriving {
      arriving.frame = containerView.bounds.offsetBy(dx: 100, dy: 0)
      containerView.addSubview(arriving)
    }
    let view = arriving ?? view(forKey: .from)
    return { view?.frame.origin.x = arriving == nil ? 100 : 0 }
  }
}

/// An animator that uses an animation block.
private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveEaseIn, animations: context.makeMove()
    ) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("ended \(transitionCompleted)")
  }
}

/// An animator that returns an interruptible animator.
private final class LendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  private var lent: UIViewPropertyAnimator?

  init(_ log: CallLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let lent { return lent }
    let animator = UIViewPropertyAnimator(
      duration: 1, curve: .linear, animations: context.makeMove())
    animator.addCompletion { [self] position in
      lent = nil
      log.note("at \(position == .end ? "end" : "start")")
      context.completeTransition(position == .end)
    }
    lent = animator
    return animator
  }
}

extension OnScreen {
  /// Transitions that are controlled by the user's touches.
  @MainActor struct InteractiveTransitionTests {
    private let log = CallLog()
    private let first: LoggingController
    private let second: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen
    private let mover: Mover
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
      first = LoggingController("1", CallLog())
      second = LoggingController("2", CallLog())
      navigation = UINavigationController(rootViewController: first)
      screen = TestScreen(root: navigation)
      mover = Mover(BlockAnimator(log), log)
      screen.commit()
      navigation.pushViewController(second, animated: false)
      screen.commit()
      navigation.delegate = mover
      mover.interaction = driver
      _ = first.log.take()
      _ = second.log.take()
    }

    private func shownX(_ controller: UIViewController) -> CGFloat {
      screen.commit()
      return (controller.view.layer.presentation() ?? controller.view.layer).frame.minX
    }

    @Test func whatIsDrivenStandsWhereItIsPutEvenly() {
      navigation.popViewController(animated: true)
      #expect(driver.duration == 1)
      screen.advance(2)
      #expect(shownX(first) == 100)
      driver.update(0.4)
      #expect(driver.percentComplete == 0.4)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
      screen.advance(2)
      #expect(abs(shownX(first) - 60) < 0.1)
      driver.update(2)
      #expect(driver.percentComplete == 1)
      driver.finish()
      screen.advance(0.1)
    }

    @Test func finishedItRunsToItsEndInTheTimeThatIsLeft() {
      #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
      driver.completionCurve = .linear
      navigation.popViewController(animated: true)
      driver.update(0.5)
      driver.finish()
      screen.advance(0.25)
      #expect(abs(shownX(first) - 25) < 4)
      #expect(log.take() == ["willShow by finger"])
      screen.advance(0.3)
      #expect(log.take() == ["didShow", "ended true"])
      #expect(navigation.viewControllers == [first])
      #expect(
        first.log.takeAppearance() == ["willAppear", "isAppearing", "didAppear"].map { "1." + $0 })
      #expect(second.view.superview == nil && second.parent == nil)
    }

    @Test func theSpeedDividesTheTimeThatIsLeft() {
      navigation.popViewController(animated: true)
      driver.update(0.5)
      driver.completionSpeed = 5
      driver.finish()
      screen.advance(0.15)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test func cancelledItRunsBackAndEverythingIsAsBefore() {
      let frame = second.view.frame
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers == [first])
      driver.update(0.5)
      driver.cancel()
      screen.advance(0.25)
      #expect(abs(shownX(first) - 75) < 4)
      screen.advance(0.3)
      #expect(log.take() == ["willShow by finger", "ended false"])
      #expect(navigation.viewControllers == [first, second])
      #expect(navigation.navigationBar.items == [first.navigationItem, second.navigationItem])
      #expect(second.view.frame == frame && second.view.window != nil && first.view.window == nil)
      #expect(
        second.log.takeAppearance()
          == ["willDisappear", "willAppear", "isAppearing", "didAppear"].map { "2." + $0 })
      #expect(
        first.log.takeAppearance()
          == ["willAppear", "isAppearing", "willDisappear", "didDisappear"].map { "1." + $0 })
      mover.interaction = nil
      navigation.popViewController(animated: true)
      screen.advance(1.1)
      #expect(navigation.viewControllers == [first])
    }

    @Test func aCancelledPushTakesTheNewcomerAway() {
      let third = LoggingController("3", CallLog())
      navigation.pushViewController(third, animated: true)
      driver.update(0.2)
      driver.cancel()
      screen.advance(0.3)
      #expect(navigation.topViewController === second)
      #expect(third.parent == nil && third.viewIfLoaded?.superview == nil)
    }

    @Test func whatRunsAlongsideIsDrivenToo() {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate { [second] _ in second.view.alpha = 0 }
      driver.update(0.25)
      screen.commit()
      #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
      driver.cancel()
      screen.advance(0.5)
      #expect(second.view.alpha == 1)
    }

    @Test func aChangeOfTheInteractionIsTold() {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
        log.note("\(context.isInteractive) \(context.isCancelled) \(context.completionVelocity)")
      }
      _ = log.take()
      driver.completionSpeed = 2
      driver.cancel()
      #expect(log.take() == ["false true 2.0"])
      screen.advance(1)
    }

    @Test func withoutAnInteractiveStartItRunsByItselfUntilPaused() {
      mover.animator = LendingAnimator(log)
      driver.wantsInteractiveStart = false
      navigation.popViewController(animated: true)
      #expect(navigation.transitionCoordinator?.isInteractive == false)
      #expect(navigation.transitionCoordinator?.isInterruptible == true)
      screen.advance(0.5)
      #expect(abs(shownX(first) - 50) < 4)
      driver.pause()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(abs(driver.percentComplete - 0.5) < 0.04)
      screen.advance(1)
      driver.update(0.8)
      #expect(abs(shownX(first) - 20) < 0.1)
      _ = log.take()
      driver.cancel()
      screen.advance(0.9)
      #expect(log.take() == ["at start"])
      #expect(navigation.topViewController === second)
    }

    @Test func aLentAnimatorContinuesWithTheTimingCurve() {
      mover.animator = LendingAnimator(log)
      driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
      navigation.popViewController(animated: true)
      driver.update(0.5)
      #expect(abs(shownX(first) - 50) < 0.1)
      driver.finish()
      screen.advance(0.1)
      #expect(shownX(first) > 42)
      screen.advance(0.5)
      #expect(log.take() == ["willShow by finger", "at end", "didShow"])
    }

    @Test func aPresentationAndADismissalAreCancelledAndFinished() {
      let card = LoggingController("card", CallLog())
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = mover
      second.present(card, animated: true)
      driver.update(0.5)
      driver.cancel()
      screen.advance(0.6)
      #expect(second.presentedViewController == nil && card.view.window == nil)
      second.present(card, animated: true)
      driver.finish()
      screen.advance(1.1)
      #expect(navigation.presentedViewController === card)
      _ = card.log.take()
      card.dismiss(animated: true)
      driver.update(0.5)
      #expect(abs(shownX(card) - 50) < 0.1)
      driver.cancel()
      screen.advance(0.6)
      #expect(navigation.presentedViewController === card && card.view.frame.minX == 0)
      #expect(
        card.log.takeAppearance()
          == ["willDisappear", "willAppear", "isAppearing", "didAppear"].map { "card." + $0 })
      card.dismiss(animated: true)
      driver.finish()
      screen.advance(1.1)
      #expect(navigation.presentedViewController == nil && card.view.window == nil)
    }

    @Test func aChangeOfTabsIsCancelledAndFinished() {
      let tabs = UITabBarController()
      let pages = [UIViewController(), UIViewController()]
      tabs.viewControllers = pages
      tabs.delegate = mover
      screen.window.rootViewController = tabs
      screen.commit()
      tabs.selectedIndex = 1
      #expect(tabs.transitionCoordinator?.initiallyInteractive == true)
      driver.update(0.5)
      #expect(abs(shownX(pages[1]) - 50) < 0.1)
      driver.cancel()
      screen.advance(0.6)
      #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
      #expect(pages[0].view.window != nil && pages[1].view.window == nil)
      tabs.selectedIndex = 1
      driver.finish()
      screen.advance(1.1)
      #expect(tabs.selectedIndex == 1)
      #expect(pages[1].view.window != nil && pages[0].view.window == nil)
    }

    /// An object that drives a transition using only its context.
    private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?

      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
    }

    @Test func anInteractionOfTheAppsOwnDrivesAllByItself() {
      let own = OwnInteraction()
      mover.interaction = own
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate { [second] _ in second.view.alpha = 0 }
      #expect(own.context?.isInteractive == true && own.completionSpeed == 1)
      own.context?.updateInteractiveTransition(0.5)
      screen.commit()
      #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      own.context?.finishInteractiveTransition()
      #expect(own.context?.isInteractive == false)
      screen.advance(0.6)
      own.context?.completeTransition(true)
      #expect(navigation.viewControllers == [first])
      own.context = nil
    }
  }
}
