import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Animations of changes that are pending at the end of an animation's closure.
  @MainActor struct FlushedUpdateTests {
    private let screen = TestScreen()
    private let model = ObservedModel()
    private let view = StepView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let linear: UIView.AnimationOptions = [.curveLinear, .flushUpdates]

    init() {
      ObservationSetting.isOn = true
      view.work["properties"] = { [model, view] in view.center.x = model.x }
      screen.view.addSubview(view)
      screen.commit()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

    @Test func aChangeOfTheModelIsAnimated() {
      UIView.animate(withDuration: 1, delay: 0, options: linear) { model.x = 250 }
      #expect(view.center.x == 250)
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shownX - 150) < 8)
    }

    @Test func withoutTheOptionOnlyTheViewsOwnChangesAreAnimated() {
      UIView.animate(withDuration: 1) { model.x = 250 }
      #expect(view.center.x == 50)
      screen.commit()
      #expect(view.center.x == 250 && shownX == 250)
    }

    @Test func earlierChangesAreNotAnimated() {
      model.x = 250
      UIView.animate(withDuration: 1, delay: 0, options: linear) { view.alpha = 0 }
      screen.commit()
      #expect(shownX == 250)
    }

    @Test func pendingLayoutIsAnimated() {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      view.work["layout"] = { [model] in inner.center.x = model.x }
      view.setNeedsLayout()
      screen.commit()
      view.work["properties"] = nil
      UIView.animate(withDuration: 1, delay: 0, options: linear) { model.x = 250 }
      screen.commit()
      screen.advance(0.5)
      #expect(abs((inner.layer.presentation()?.position.x ?? -1) - 150) < 8)
    }

    @Test func changesWithoutAnimationInTheClosureAreNotAnimated() {
      UIView.animate(withDuration: 1, delay: 0, options: linear) {
        UIView.performWithoutAnimation { model.x = 250 }
      }
      screen.commit()
      #expect(shownX == 250)
    }

    @Test func transitionsFlushUpdatesToo() {
      model.x = 250
      var earlier: CGFloat = 0
      UIView.transition(
        with: screen.view, duration: 1, options: [.transitionCrossDissolve, .flushUpdates],
        animations: {
          earlier = view.center.x
          model.x = 150
        })
      #expect(earlier == 250 && view.center.x == 150)
    }

    @Test func nestedAnimationsFlushUpdatesToo() {
      UIView.animate(withDuration: 1, delay: 0, options: linear) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { model.x = 250 }
      }
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shownX - 150) < 8)
    }

    @Test func aPropertyAnimatorAnimatesAChangeOfTheModel() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [model] in
        model.x = 250
      }
      animator.flushUpdates = true
      animator.startAnimation()
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shownX - 150) < 8)
      screen.advance(1)
      #expect(shownX == 250)
    }
  }
}
