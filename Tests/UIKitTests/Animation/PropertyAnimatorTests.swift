import Testing
import UIKit

extension OnScreen {
  @MainActor struct PropertyAnimatorTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = CallLog()

    init() {
      screen.view.addSubview(view)
      screen.commit()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
        view.center.x = 250
      }
      animator.addCompletion { [log] in log.note("\($0.rawValue)") }
      return animator
    }

    @Test func itGoesFromInactiveThroughActiveToInactive() {
      let animator = animator()
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      screen.advance(0.5)
      #expect(abs(animator.fractionComplete - 0.5) < 0.05)
      #expect(abs(shownX - 150) < 8)
      screen.advance(0.6)
      #expect(animator.state == .inactive)
      #expect(log.take() == ["0"])
    }

    @Test func itPausesScrubsAndGoesOn() {
      let animator = animator()
      animator.startAnimation()
      screen.advance(0.3)
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      let paused = shownX
      screen.advance(1)
      #expect(shownX == paused)
      animator.fractionComplete = 0.75
      screen.commit()
      #expect(abs(shownX - 200) < 1)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      screen.advance(1.1)
      #expect(shownX == 250)
      #expect(log.take() == ["0"])
    }

    @Test func reversedItEndsAtTheStart() {
      let animator = animator()
      animator.startAnimation()
      screen.advance(0.5)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
      screen.advance(1)
      #expect(log.take() == ["1"])
      #expect(view.center.x == 50)
    }

    @Test func stoppedItStaysWhereItIs() {
      let animator = animator()
      animator.startAnimation()
      screen.advance(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(abs(view.center.x - 150) < 8)
      animator.finishAnimation(at: .current)
      #expect(animator.state == .inactive)
      #expect(log.take() == ["2"])
      let other = self.animator()
      other.startAnimation()
      screen.advance(0.2)
      other.stopAnimation(true)
      #expect(other.state == .inactive)
      screen.advance(1)
      #expect(log.take() == [])
    }

    @Test func scrubbingFromTheBeginningWithoutStarting() {
      let animator = animator(.easeInOut)
      animator.fractionComplete = 0.5
      screen.commit()
      #expect(animator.state == .active)
      #expect(abs(shownX - 150) < 2)
      animator.stopAnimation(true)
    }

    @Test func aDelayAndMoreAnimationsAreTaken() {
      let animator = animator()
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation(afterDelay: 0.5)
      screen.advance(0.4)
      #expect(shownX == 50)
      screen.advance(0.6)
      #expect(abs(shownX - 150) < 12)
      #expect((view.layer.presentation()?.opacity ?? 0) > 0.9)
      screen.advance(1)
      #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func pausesOnCompletionKeepsItActive() {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      screen.advance(1.5)
      #expect(animator.state == .active)
      #expect(log.take() == [])
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.center.x == 50)
      #expect(log.take() == ["1"])
    }

    @Test func springsAndCubicCurvesAreTimingParameters() {
      let spring = UISpringTimingParameters(dampingRatio: 0.4)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { view.center.x = 250 }
      var highest: CGFloat = 0
      animator.startAnimation()
      for _ in 0..<120 {
        screen.advance(1.0 / 60)
        highest = max(highest, shownX)
      }
      #expect(highest > 255)
      let cubic = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
      #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.9))
      let fast = UIViewPropertyAnimator(duration: 1, timingParameters: cubic)
      fast.addAnimations { view.center.x = 50 }
      fast.startAnimation()
      screen.advance(0.3)
      #expect(shownX < 100)
      screen.advance(1)
    }

    @Test func scrubbedItGoesEvenlyUnlessItFollowsItsCurve() {
      let even = animator(.easeIn)
      even.fractionComplete = 0.5
      screen.commit()
      #expect(abs(shownX - 150) < 0.1)
      even.stopAnimation(true)
      view.center.x = 50
      let curved = animator(.easeIn)
      curved.scrubsLinearly = false
      curved.fractionComplete = 0.5
      screen.commit()
      #expect(shownX < 125)
      #expect(curved.fractionComplete == 0.5)
      curved.stopAnimation(true)
    }

    @Test func pausingLeavesTheViewInItsPlace() {
      let animator = animator(.easeIn)
      animator.startAnimation()
      screen.advance(0.5)
      let shown = shownX
      animator.pauseAnimation()
      screen.commit()
      #expect(abs(shownX - shown) < 4)
      #expect(abs(animator.fractionComplete - (shownX - 50) / 200) < 0.001)
      animator.startAnimation()
      screen.advance(0.45)
      #expect(animator.state == .active)
      screen.advance(0.1)
      #expect(animator.state == .inactive)
    }

    @Test func itContinuesWithOtherTimingInAPartOfItsDuration() {
      let animator = animator()
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
        durationFactor: 0.2)
      screen.advance(0.1)
      #expect(shownX > 155 && shownX < 195)
      screen.advance(0.15)
      #expect(log.take() == ["0"])
    }

    @Test func theFractionCountsInTheDirectionOfTheAnimation() {
      let animator = animator()
      animator.fractionComplete = 0.25
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.75) < 0.001)
      animator.fractionComplete = 0.9
      screen.commit()
      #expect(abs(shownX - 70) < 0.1)
      animator.startAnimation()
      screen.advance(0.2)
      #expect(log.take() == ["1"])
    }

    @Test func whatIsAddedLaterHasTheTimeThatIsLeft() {
      let animator = animator()
      animator.fractionComplete = 0.5
      animator.addAnimations { [view] in view.alpha = 0 }
      animator.addAnimations({ [view] in view.bounds.size.width = 200 }, delayFactor: 0.5)
      animator.fractionComplete = 0.75
      screen.commit()
      let shown = view.layer.presentation()
      #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.01)
      #expect(shown?.bounds.width == 100)
      animator.fractionComplete = 0.875
      screen.commit()
      #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 150) < 0.5)
      animator.stopAnimation(true)
    }

    @Test func whatCantBeInterruptedRunsToItsEnd() {
      let animator = animator()
      animator.isInterruptible = false
      animator.startAnimation()
      screen.advance(0.2)
      animator.pauseAnimation()
      animator.stopAnimation(true)
      #expect(animator.isRunning)
      screen.advance(0.9)
      #expect(log.take() == ["0"])
    }

    @Test func viewsAreTouchedWhereTheyAreShown() {
      let animator = animator()
      animator.fractionComplete = 0.5
      screen.commit()
      #expect(screen.view.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
      #expect(screen.view.hitTest(CGPoint(x: 280, y: 50), with: nil) !== view)
      animator.stopAnimation(true)
      view.center.x = 50
      let manual = self.animator()
      manual.isManualHitTestingEnabled = true
      manual.fractionComplete = 0.5
      screen.commit()
      #expect(screen.view.hitTest(CGPoint(x: 150, y: 50), with: nil) !== view)
      manual.stopAnimation(true)
    }

    @Test func aCopyIsInactiveAndDoesTheSame() throws {
      let animator = animator()
      animator.pausesOnCompletion = true
      let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
      #expect(copy.state == .inactive && copy.pausesOnCompletion && copy.duration == 1)
      copy.fractionComplete = 0.5
      screen.commit()
      #expect(abs(shownX - 150) < 0.1)
      copy.stopAnimation(true)
    }

    @Test func misuseEndsTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UIViewPropertyAnimator().finishAnimation(at: .end)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.pauseAnimation()
          animator.isInterruptible = false
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
          animator.pauseAnimation()
          animator.stopAnimation(false)
          animator.startAnimation()
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
        }
      }
    }

    @Test func runningAnimatorsRunAtOnce() {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0
      ) {
        view.center.x = 250
      } completion: {
        log.note("\($0.rawValue)")
      }
      #expect(animator.isRunning)
      screen.advance(1)
      #expect(log.take() == ["0"])
      let damped = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { view.alpha = 0 }
      damped.startAnimation()
      screen.advance(1)
      #expect(view.alpha == 0)
    }
  }
}
