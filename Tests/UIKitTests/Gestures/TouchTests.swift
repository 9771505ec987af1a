import DeviceProtocol
import Testing
import UIKit

extension OnScreen {
  @MainActor struct TouchTests {
    private let screen = TestScreen()
    private let pad = TouchLogView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))

    init() { screen.view.addSubview(pad) }

    @Test func touchesBelongToTheViewInWhichTheyBegan() {
      screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 700), frames: 2)
      #expect(pad.log.take() == ["began", "moved", "moved", "ended"])
      #expect(pad.lastTouches.first?.view === pad)
      #expect(pad.lastTouches.first?.window === screen.window)
      #expect(pad.lastTouches.first?.phase == .ended)
      #expect(pad.places.first == CGPoint(x: 50, y: 100))
      #expect(pad.movements == [CGVector(dx: 0, dy: 200), CGVector(dx: 0, dy: 200)])
    }

    @Test func tapsAreCounted() {
      screen.tap(pad, times: 3)
      #expect(pad.tapCounts == [1, 1, 2, 2, 3, 3])
    }

    @Test func aSecondFingerCountsOnlyWhereSeveralAreEnabled() {
      let places = [CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)]
      screen.touch(.began, at: places)
      #expect(pad.lastTouches.count == 1)
      screen.touch(.ended, at: places)
      pad.isMultipleTouchEnabled = true
      screen.touch(.began, at: places)
      #expect(pad.lastTouches.count == 2)
      screen.touch(.ended, at: places)
    }

    @Test func anExclusiveViewKeepsOthersFromTouches() {
      let other = TouchLogView(frame: CGRect(x: 50, y: 500, width: 200, height: 200))
      screen.view.addSubview(other)
      pad.isExclusiveTouch = true
      screen.touch(.began, at: CGPoint(x: 100, y: 300), finger: 1)
      screen.touch(.began, at: CGPoint(x: 100, y: 600), finger: 2)
      #expect(other.log.take() == [])
      screen.touch(.ended, at: CGPoint(x: 100, y: 300), finger: 1)
      screen.touch(.ended, at: CGPoint(x: 100, y: 600), finger: 2)
    }

    @Test func hitTestingSkipsWhatCannotBeTouched() {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      pad.addSubview(inner)
      let place = CGPoint(x: 10, y: 10)
      #expect(pad.hitTest(place, with: nil) === inner)
      inner.isHidden = true
      #expect(pad.hitTest(place, with: nil) === pad)
      inner.isHidden = false
      inner.alpha = 0.009
      #expect(pad.hitTest(place, with: nil) === pad)
      inner.alpha = 1
      inner.isUserInteractionEnabled = false
      #expect(pad.hitTest(place, with: nil) === pad)
      #expect(pad.hitTest(CGPoint(x: -1, y: 10), with: nil) == nil)
    }

    @Test func aSubviewOutsideOfItsSuperviewIsNotTouched() {
      let inner = TouchLogView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
      pad.addSubview(inner)
      screen.tap(at: CGPoint(x: 275, y: 220))
      #expect(inner.log.take() == [])
      screen.tap(at: CGPoint(x: 225, y: 220))
      #expect(inner.log.take() == ["began", "ended"])
    }

    @Test func pointInsideMayBeOverridden() {
      let wide = WideView(frame: CGRect(x: 300, y: 600, width: 10, height: 10))
      screen.view.addSubview(wide)
      #expect(screen.view.hitTest(CGPoint(x: 290, y: 590), with: nil) === wide)
    }

    @Test func unhandledTouchesGoUpTheResponderChain() {
      let plain = UIView(frame: pad.bounds)
      pad.addSubview(plain)
      screen.tap(plain)
      #expect(pad.log.take() == ["began", "ended"])
    }

    @Test func ignoredInteractionsAreDropped() {
      UIApplication.shared.beginIgnoringInteractionEvents()
      screen.tap(pad)
      #expect(pad.log.take() == [])
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
      screen.tap(pad)
      #expect(pad.log.take() == ["began", "ended"])
    }

    @Test func aTurnedViewGetsPlacesInItsOwnCoordinates() {
      pad.transform = CGAffineTransform(rotationAngle: .pi / 2)
      screen.tap(at: CGPoint(x: 150, y: 250))
      let place = pad.places.first ?? .zero
      #expect(abs(place.x - 50) < 0.001 && abs(place.y - 100) < 0.001)
    }

    private final class WideView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }

    @Test func aFingerStandsUprightAndIsMeasured() {
      final class LeanView: UIView {
        var lean: [CGFloat] = []
        var estimated: [UITouch.Properties] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches {
            let direction = touch.azimuthUnitVector(in: self)
            lean += [
              touch.altitudeAngle, touch.azimuthAngle(in: self), touch.rollAngle,
              hypot(direction.dx, direction.dy),
            ]
            estimated += [touch.estimatedProperties, touch.estimatedPropertiesExpectingUpdates]
            if touch.estimationUpdateIndex != nil { estimated.append(.force) }
          }
        }
      }
      let view = LeanView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
      screen.view.addSubview(view)
      screen.commit()
      screen.tap(view)
      #expect(view.lean == [.pi / 2, 0, 0, 1])
      #expect(view.estimated == [[], []])
    }
  }
}
