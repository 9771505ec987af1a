import Testing
import UIKit

extension OnScreen {
  @MainActor struct ViewAnimationTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = CallLog()

    init() {
      screen.view.addSubview(view)
      screen.commit()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

    @Test func theModelChangesAtOnceAndThePresentationOverTime() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 250
      } completion: { finished in
        log.note("done \(finished)")
      }
      screen.commit()
      #expect(view.center.x == 250)
      #expect(abs(shownX - 50) < 10)
      screen.advance(0.5)
      #expect(abs(shownX - 150) < 8)
      #expect(log.take() == [])
      screen.advance(0.6)
      #expect(abs(shownX - 250) < 0.001)
      #expect(log.take() == ["done true"])
      #expect(view.layer.animationKeys()?.isEmpty != false)
    }

    @Test func aDelayKeepsTheStart() {
      UIView.animate(withDuration: 0.5, delay: 1) { view.alpha = 0 }
      screen.advance(0.9)
      #expect(view.layer.presentation()?.opacity == 1)
      screen.advance(0.4)
      let opacity = view.layer.presentation()?.opacity ?? -1
      #expect(opacity > 0 && opacity < 1)
      screen.advance(1)
      #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func easingBeginsAndEndsSlowly() {
      UIView.animate(withDuration: 1) { view.center.x = 1050 }
      screen.commit()
      screen.advance(0.1)
      let early = shownX - 50
      screen.advance(0.4)
      let middle = shownX - 50
      #expect(early < 70)
      #expect(abs(middle - 500) < 40)
    }

    @Test func aSecondAnimationTakesOverAndTheFirstIsToldUnfinished() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 250
      } completion: {
        log.note("first \($0)")
      }
      screen.commit()
      screen.advance(0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) {
        view.center.x = 50
      } completion: {
        log.note("second \($0)")
      }
      screen.commit()
      screen.advance(2)
      #expect(Set(log.take()) == ["first false", "second true"])
      #expect(shownX == 50)
    }

    @Test func fromTheCurrentStateNothingJumps() {
      for place in [250, 150] as [CGFloat] {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = place }
        screen.commit()
        screen.advance(0.25)
      }
      let before = shownX
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) {
        view.center.x = 50
      }
      screen.commit()
      #expect(abs(shownX - before) < 1)
      screen.advance(0.5)
      #expect(abs(shownX - (before + 50) / 2) < 8)
      screen.advance(0.6)
      #expect(shownX == 50)
    }

    @Test func removingAnimationsEndsThemUnfinished() {
      UIView.animate(withDuration: 1) {
        view.center.x = 250
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      screen.advance(0.3)
      view.layer.removeAllAnimations()
      screen.advance(0.1)
      #expect(log.take() == ["false"])
      #expect(shownX == 250)
    }

    @Test func withoutAnimationThereIsNone() {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 250 }
        #expect(UIView.inheritedAnimationDuration == 1)
      }
      screen.commit()
      #expect(shownX == 250)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        view.center.x = 50
      } completion: {
        log.note("\($0)")
      }
      screen.advance(0.1)
      #expect(shownX == 50)
      UIView.setAnimationsEnabled(true)
      #expect(log.take() == ["true"])
    }

    @Test func aZeroDurationChangesAtOnceAndCompletes() {
      UIView.animate(withDuration: 0) {
        view.center.x = 250
      } completion: {
        log.note("\($0)")
      }
      screen.advance(0.1)
      #expect(shownX == 250)
      #expect(log.take() == ["true"])
    }

    @Test func repeatingGoesOnAndAutoreverseComesBack() {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
      ) {
        view.center.x = 250
      }
      screen.commit()
      screen.advance(1.5)
      #expect(abs(shownX - 150) < 12)
      screen.advance(2)
      #expect(abs(shownX - 150) < 12)
      view.layer.removeAllAnimations()
      screen.commit()
      #expect(shownX == 250)
    }

    @Test func aSpringOvershootsAndSettles() {
      var highest: CGFloat = 0
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        view.center.x = 250
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      for _ in 0..<60 {
        screen.advance(1.0 / 60)
        highest = max(highest, shownX)
      }
      #expect(highest > 260)
      screen.advance(2)
      #expect(shownX == 250)
      #expect(log.take() == ["true"])
      UIView.animate(springDuration: 0.5, bounce: 0.2) { view.center.x = 50 }
      screen.advance(3)
      #expect(shownX == 50)
    }

    @Test func keyframesFollowEachOther() {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 250
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.y = 450
        }
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      screen.advance(1)
      #expect(abs(shownX - 250) < 5)
      #expect(abs((view.layer.presentation()?.position.y ?? 0) - 50) < 15)
      screen.advance(1.2)
      #expect(view.layer.presentation()?.position.y == 450)
      #expect(log.take() == ["true"])
    }

    @Test func colorsTransformsAndBoundsAreAnimated() {
      view.backgroundColor = .black
      screen.commit()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .white
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        view.bounds.size.width = 200
        view.layer.cornerRadius = 10
      }
      screen.commit()
      screen.advance(0.5)
      let shown = view.layer.presentation()
      let gray = shown?.backgroundColor?.components?.first ?? -1
      #expect(abs(gray - 0.5) < 0.1)
      #expect(abs((shown?.affineTransform().a ?? 0) - 2) < 0.15)
      #expect(abs((shown?.bounds.width ?? 0) - 150) < 5)
      #expect(abs((shown?.cornerRadius ?? 0) - 5) < 1)
    }

    @Test func constraintsAreAnimatedByLayingOutInTheBlock() {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let width = inner.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      screen.commit()
      width.constant = 90
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
      screen.commit()
      screen.advance(0.5)
      #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 50) < 5)
    }

    @Test func transitionsSwapViewsAndContents() {
      let other = UIView(frame: view.frame)
      UIView.transition(
        from: view, to: other, duration: 0.5, options: .transitionFlipFromLeft
      ) { log.note("\($0)") }
      screen.commit()
      screen.advance(0.7)
      #expect(view.superview == nil && other.superview === screen.view)
      #expect(log.take() == ["true"])
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
      label.text = "old"
      screen.view.addSubview(label)
      screen.commit()
      UIView.transition(with: label, duration: 0.5, options: .transitionCrossDissolve) {
        label.text = "new"
      } completion: {
        log.note("\($0)")
      }
      screen.commit()
      screen.advance(0.2)
      #expect(Set(screen.stage.texts.map(\.text)) == ["old", "new"])
      screen.advance(0.5)
      #expect(screen.stage.texts.map(\.text) == ["new"])
      #expect(log.take() == ["true"])
    }

    @Test(arguments: [
      UIView.AnimationOptions.transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ])
    func everyTransitionEnds(_ option: UIView.AnimationOptions) {
      UIView.transition(with: view, duration: 0.3, options: option) {
        view.backgroundColor = .red
      } completion: {
        log.note("\($0)")
      }
      screen.advance(1)
      #expect(log.take() == ["true"])
      #expect(screen.stage.color(at: CGPoint(x: 50, y: 50))?.red == 1)
    }

    @Test func touchesDoNotReachViewsThatAreAnimatedUnlessAllowed() {
      let log = CallLog()
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
      button.addAction(UIAction { _ in log.note("tap") }, for: .touchUpInside)
      screen.view.addSubview(button)
      screen.commit()
      UIView.animate(withDuration: 5) { button.alpha = 0.5 }
      screen.tap(at: CGPoint(x: 50, y: 325))
      #expect(log.take() == [])
      button.layer.removeAllAnimations()
      screen.advance(0.1)
      UIView.animate(withDuration: 5, delay: 0, options: .allowUserInteraction) {
        button.alpha = 1
      }
      screen.tap(at: CGPoint(x: 50, y: 325))
      #expect(log.take() == ["tap"])
    }

    @Test func oldAnimationBlocksWork() {
      UIView.beginAnimations("old", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(0)
      view.center.x = 250
      UIView.commitAnimations()
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shownX - 150) < 8)
    }

    @Test func theSystemsRemovalFadesAndRemoves() {
      UIView.perform(.delete, on: [view], options: []) {
      } completion: {
        log.note("\($0)")
      }
      screen.advance(2)
      #expect(view.superview == nil)
      #expect(log.take() == ["true"])
    }
  }
}
