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
