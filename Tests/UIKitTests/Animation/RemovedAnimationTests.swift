import AppRuntime
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Core Animation removes the animations of a layer that leaves the window at the end of the
  /// turn, and reports them as unfinished:
  /// <https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)>.
  @MainActor struct RemovedAnimationTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = CallLog()

    private final class Delegate: NSObject, CAAnimationDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let log = log
        MainActor.assumeIsolated { log.note("stop \(flag)") }
      }
    }

    init() {
      screen.view.addSubview(holder)
      holder.addSubview(view)
      screen.commit()
    }

    private func animate(_ view: UIView, _ name: String, options: UIView.AnimationOptions = []) {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        view.center.x += 100
      } completion: { [log] in
        log.note("\(name) \($0)")
      }
    }

    /// Advances the time by a bit more than a second as in a flow, which jumps from one end to the
    /// next.
    private func jump() {
      screen.send(.advanceClock(by: 0))
      let clock = DeviceClock.shared
      let end = clock.now + 1.1
      for _ in 0..<400 {
        guard let deadline = clock.nextDeadline(of: .awaited), deadline <= end else { return }
        clock.jump(to: deadline)
        screen.commit()
      }
    }

    @Test(arguments: [UIView.AnimationOptions(), .repeat, [.repeat, .autoreverse]])
    func aRemovedViewsAnimationEndsWithTheTurn(_ options: UIView.AnimationOptions) {
      animate(view, "view", options: options)
      screen.commit()
      screen.advance(0.1)
      view.removeFromSuperview()
      #expect(log.take() == [])
      screen.commit()
      #expect(log.take() == ["view false"])
      #expect(view.layer.animationKeys()?.isEmpty != false)
      jump()
      screen.advance(2)
      #expect(log.take() == [])
    }

    @Test func aRemovedSuperviewsDescendantsEndInTheOrderOfTheirStart() {
      let views = (0..<20).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for (index, view) in views.enumerated() {
        holder.addSubview(view)
        animate(view, "\(index)")
      }
      screen.commit()
      screen.advance(0.1)
      holder.removeFromSuperview()
      screen.commit()
      #expect(log.take() == (0..<20).map { "\($0) false" })
    }

    @Test func animationsOfTheSameLengthEndInTheOrderOfTheirStart() {
      for index in 0..<20 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        holder.addSubview(view)
        animate(view, "\(index)")
      }
      screen.commit()
      jump()
      #expect(log.take() == (0..<20).map { "\($0) true" })
    }

    @Test func aViewThatOnlyMovesToAnotherSuperviewGoesOn() {
      animate(view, "view")
      screen.commit()
      screen.advance(0.1)
      screen.view.addSubview(view)
      screen.commit()
      #expect(log.take() == [])
      screen.advance(1)
      #expect(log.take() == ["view true"])
    }

    @Test func aViewWhoseAnimationIsDelayedEndsAtOnce() {
      UIView.animate(withDuration: 1, delay: 5) {
        view.alpha = 0
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["false"])
    }

    @Test func aRemovedLayersAnimationEndsWithTheTurn() {
      let layer = CALayer()
      layer.frame = view.bounds
      layer.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(layer)
      screen.commit()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      animation.delegate = Delegate(log)
      layer.add(animation, forKey: "fade")
      screen.commit()
      screen.advance(0.1)
      layer.removeFromSuperlayer()
      screen.commit()
      #expect(log.take() == ["stop false"])
      #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func keyframesAndSpringsEndWithTheirView() {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
      } completion: {
        log.note("keyframes \($0)")
      }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        view.center.y = 200
      } completion: {
        log.note("spring \($0)")
      }
      screen.commit()
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["keyframes false", "spring false"])
    }

    @Test(arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft,
      .transitionFlipFromTop,
    ])
    func aTransitionEndsWithItsView(_ options: UIView.AnimationOptions) {
      view.backgroundColor = .red
      screen.commit()
      let sublayers = holder.layer.sublayers?.count
      UIView.transition(with: view, duration: 1, options: options) {
        view.backgroundColor = .blue
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      screen.advance(0.1)
      #expect(holder.layer.sublayers?.count == sublayers.map { $0 + 1 })
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["false"])
      #expect(holder.layer.sublayers?.isEmpty != false)
    }

    // MARK: Property animators

    private func start(_ views: [UIView]) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        for view in views { view.center.x = 250 }
      }
      animator.addCompletion { [log] in log.note("at \($0.rawValue)") }
      animator.startAnimation()
      screen.commit()
      screen.advance(0.1)
      return animator
    }

    @Test func anAnimatorEndsWithItsView() {
      let animator = start([view])
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["at 0"])
      #expect(animator.state == .inactive && view.center.x == 250)
      jump()
      #expect(log.take() == [])
    }

    @Test func aReversedAnimatorEndsAtItsStart() {
      let animator = start([view])
      animator.isReversed = true
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["at 1"])
      #expect(animator.state == .inactive && view.center.x == 50)
    }

    @Test func anAnimatorGoesOnUntilItsLastViewIsRemoved() {
      let other = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      holder.addSubview(other)
      screen.commit()
      let animator = start([view, other])
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == [] && animator.isRunning)
      other.removeFromSuperview()
      screen.commit()
      #expect(log.take() == ["at 0"] && animator.state == .inactive)
    }

    @Test func aPausedAnimatorStaysPaused() {
      let animator = start([view])
      animator.pauseAnimation()
      view.removeFromSuperview()
      screen.commit()
      #expect(log.take() == [] && animator.state == .active)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
      #expect(log.take() == ["at 2"])
    }
  }
}
