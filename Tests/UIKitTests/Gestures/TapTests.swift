import Testing
import UIKit

extension OnScreen {
  @MainActor struct TapTests {
    private let screen = TestScreen()
    private let target = TestTarget()

    private func pad() -> UIView {
      let view = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
      screen.view.addSubview(view)
      return view
    }

    private func tap(_ view: UIView, _ action: Selector = "act:") -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer(target: target, action: action)
      view.addGestureRecognizer(tap)
      return tap
    }

    @Test func aTapCallsItsTargetWithTheRecognizer() {
      let view = pad()
      let tap = tap(view)
      screen.tap(view)
      #expect(target.calls == ["act:"])
      #expect(target.senders.first as? UITapGestureRecognizer === tap)
      #expect(tap.view === view)
      #expect(tap.state == .possible)
    }

    @Test func aTapTellsWhereItWas() {
      let view = pad()
      let tap = tap(view)
      var places: [CGPoint] = []
      target.onCall = { _ in
        places = [
          tap.location(in: view), tap.location(in: nil), tap.location(ofTouch: 0, in: view),
        ]
        #expect(tap.state == .ended)
        #expect(tap.numberOfTouches == 1)
      }
      screen.tap(at: CGPoint(x: 60, y: 220))
      #expect(
        places == [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 220), CGPoint(x: 10, y: 20)])
    }

    @Test func aFingerThatMovesAwayIsNoTap() {
      let view = pad()
      _ = tap(view)
      screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
      #expect(target.calls.isEmpty)
    }

    @Test func aFingerThatStayedWhileTheAppWasBusyIsNoTap() {
      let view = pad()
      _ = tap(view)
      screen.touch(.began, at: screen.middle(of: view), delay: 0.8)
      screen.touch(.ended, at: screen.middle(of: view))
      #expect(target.calls.isEmpty)
      screen.touch(.began, at: screen.middle(of: view), delay: 0.5)
      screen.touch(.ended, at: screen.middle(of: view))
      #expect(target.calls == ["act:"])
    }

    @Test func aDoubleTapNeedsTwo() {
      let view = pad()
      tap(view).numberOfTapsRequired = 2
      screen.tap(view)
      screen.advance(1)
      #expect(target.calls.isEmpty)
      screen.tap(view, times: 2)
      #expect(target.calls == ["act:"])
    }

    @Test func aSingleTapWaitsForADoubleTapThatItRequiresToFail() {
      let view = pad()
      let single = tap(view)
      let double = tap(view, "other:")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      screen.tap(view)
      #expect(target.calls.isEmpty)
      screen.advance(1)
      #expect(target.calls == ["act:"])
      screen.tap(view, times: 2)
      screen.advance(1)
      #expect(target.calls == ["act:", "other:"])
    }

    @Test func twoFingersAreNeededWhereTwoAreRequired() {
      let view = pad()
      tap(view).numberOfTouchesRequired = 2
      screen.tap(view)
      #expect(target.calls.isEmpty)
      let fingers = [CGPoint(x: 100, y: 300), CGPoint(x: 150, y: 300)]
      screen.touch(.began, at: fingers)
      screen.advance(0.05)
      screen.touch(.ended, at: fingers)
      #expect(target.calls == ["act:"])
    }

    @Test func aDisabledRecognizerHearsNothing() {
      let view = pad()
      let tap = tap(view)
      tap.isEnabled = false
      screen.tap(view)
      #expect(target.calls.isEmpty)
      tap.isEnabled = true
      view.isUserInteractionEnabled = false
      screen.tap(view)
      #expect(target.calls.isEmpty)
      view.isUserInteractionEnabled = true
      screen.tap(view)
      #expect(target.calls == ["act:"])
      tap.removeTarget(target, action: "act:")
      screen.tap(view)
      #expect(target.calls.count == 1)
      view.removeGestureRecognizer(tap)
      #expect(view.gestureRecognizers?.isEmpty != false)
      #expect(tap.view == nil)
    }

    @Test func theInnerOfTwoRecognizersWins() {
      let view = pad()
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      _ = tap(view, "other:")
      _ = tap(inner)
      screen.tap(inner)
      #expect(target.calls == ["act:"])
    }

    @Test func aRecognizedTapCancelsTheTouchesOfTheView() {
      let view = TouchLogView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
      screen.view.addSubview(view)
      let tap = tap(view)
      screen.tap(view)
      #expect(view.log.take() == ["began", "cancelled"])
      tap.cancelsTouchesInView = false
      screen.advance(1)
      screen.tap(view)
      #expect(view.log.take() == ["began", "ended"])
      tap.delaysTouchesBegan = true
      tap.cancelsTouchesInView = true
      screen.advance(1)
      screen.tap(view)
      #expect(view.log.take() == [])
    }

    @Test func delegatesDecide() {
      let view = pad()
      let tap = tap(view)
      let delegate = GestureDelegate()
      tap.delegate = delegate
      delegate.receives = false
      screen.tap(view)
      #expect(target.calls.isEmpty)
      delegate.receives = true
      delegate.begins = false
      screen.tap(view)
      #expect(target.calls.isEmpty)
      delegate.begins = true
      screen.tap(view)
      #expect(target.calls == ["act:"])
    }

    @Test func twoRecognizeTogetherWhereADelegateSaysSo() {
      let view = pad()
      let first = tap(view)
      _ = tap(view, "other:")
      let delegate = GestureDelegate()
      first.delegate = delegate
      screen.tap(view)
      #expect(target.calls.count == 1)
      delegate.simultaneous = true
      screen.advance(1)
      screen.tap(view)
      #expect(Set(target.calls.dropFirst()) == ["act:", "other:"])
    }

    @Test func aDelegateMayHaveAnotherFailFirst() {
      let view = pad()
      let single = tap(view)
      let double = tap(view, "other:")
      double.numberOfTapsRequired = 2
      let delegate = GestureDelegate()
      delegate.waitsForOther = true
      single.delegate = delegate
      screen.tap(view, times: 2)
      screen.advance(1)
      #expect(target.calls == ["other:"])
    }
  }
}
