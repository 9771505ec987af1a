import Testing
import UIKit

extension OnScreen {
  @MainActor struct ContinuousGestureTests {
    private let screen = TestScreen()
    private let target = TestTarget()
    private let pad = UIView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))

    init() { screen.view.addSubview(pad) }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
      recognizer.addTarget(target, action: "act:")
      pad.addGestureRecognizer(recognizer)
      return recognizer
    }

    /// Returns the states in which the target was called.
    private func states(_ recognizer: UIGestureRecognizer, _ gesture: () -> Void)
      -> [UIGestureRecognizer.State]
    {
      var states: [UIGestureRecognizer.State] = []
      target.onCall = { _ in states.append(recognizer.state) }
      gesture()
      target.onCall = nil
      return states
    }

    @Test func aLongPressBeginsAfterHalfASecondAndEndsWithTheFinger() {
      let press = add(UILongPressGestureRecognizer())
      #expect(press.minimumPressDuration == 0.5)
      #expect(press.allowableMovement == 10)
      let states = states(press) {
        screen.touch(.began, at: pad.center)
        screen.advance(0.4)
        #expect(target.calls.isEmpty)
        screen.advance(0.2)
        #expect(target.calls.count == 1)
        screen.touch(.moved, at: CGPoint(x: 100, y: 300))
        screen.touch(.ended, at: CGPoint(x: 100, y: 300))
      }
      #expect(states == [.began, .changed, .ended])
    }

    @Test func aLongPressFailsWhenTheFingerMovesTooFar() {
      let press = add(UILongPressGestureRecognizer())
      let states = states(press) {
        screen.touch(.began, at: pad.center)
        screen.advance(0.1)
        screen.touch(.moved, at: CGPoint(x: pad.center.x + 20, y: pad.center.y))
        screen.advance(1)
        screen.touch(.ended, at: pad.center)
      }
      #expect(states == [])
    }

    @Test func aLongPressMayNeedATapBefore() {
      let press = add(UILongPressGestureRecognizer())
      press.numberOfTapsRequired = 1
      press.minimumPressDuration = 0.2
      let states = states(press) {
        screen.touch(.began, at: pad.center)
        screen.advance(0.5)
        screen.touch(.ended, at: pad.center)
        screen.advance(1)
        #expect(target.calls.isEmpty)
        screen.tap(pad)
        screen.touch(.began, at: pad.center)
        screen.advance(0.3)
        screen.touch(.ended, at: pad.center)
      }
      #expect(states == [.began, .ended])
    }

    @Test func aPanTellsTranslationAndVelocity() {
      let pan = add(UIPanGestureRecognizer())
      var translation = CGPoint.zero
      var velocity = CGPoint.zero
      target.onCall = { _ in
        translation = pan.translation(in: pad)
        velocity = pan.velocity(in: pad)
      }
      let start = CGPoint(x: 100, y: 250)
      screen.touch(.began, at: start)
      screen.move(from: start, to: CGPoint(x: 200, y: 300), frames: 20)
      #expect(abs(translation.x - 100) < 15 && abs(translation.y - 50) < 10)
      #expect(abs(velocity.x - 300) < 30)
      #expect(abs(velocity.y - 150) < 20)
      pan.setTranslation(.zero, in: pad)
      screen.touch(.moved, at: CGPoint(x: 210, y: 300))
      #expect(translation == CGPoint(x: 10, y: 0))
      screen.touch(.ended, at: CGPoint(x: 210, y: 300))
      #expect(pan.state == .possible)
    }

    @Test func aPanGoesFromBeganThroughChangedToEnded() {
      let pan = add(UIPanGestureRecognizer())
      let states = states(pan) {
        screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
      }
      #expect(states.first == .began)
      #expect(states.last == .ended)
      #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
      #expect(states.count > 4)
    }

    @Test func aPanIsCancelledWhenItIsDisabled() {
      let pan = add(UIPanGestureRecognizer())
      let states = states(pan) {
        screen.touch(.began, at: CGPoint(x: 100, y: 250))
        screen.move(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
        pan.isEnabled = false
      }
      #expect(states.last == .cancelled)
    }

    @Test func aPanNeedsAsManyFingersAsItSays() {
      let pan = add(UIPanGestureRecognizer())
      pan.minimumNumberOfTouches = 2
      screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
      #expect(target.calls.isEmpty)
      screen.moveTwo(
        from: (CGPoint(x: 100, y: 250), CGPoint(x: 150, y: 250)),
        to: (CGPoint(x: 100, y: 350), CGPoint(x: 150, y: 350)))
      #expect(!target.calls.isEmpty)
      let calls = target.calls.count
      pan.minimumNumberOfTouches = 1
      pan.maximumNumberOfTouches = 1
      screen.moveTwo(
        from: (CGPoint(x: 100, y: 250), CGPoint(x: 150, y: 250)),
        to: (CGPoint(x: 100, y: 350), CGPoint(x: 150, y: 350)))
      #expect(target.calls.count == calls)
    }

    @Test func aPinchTellsTheScaleOfTheDistance() {
      let pinch = add(UIPinchGestureRecognizer())
      var scale: CGFloat = 0
      target.onCall = { _ in scale = pinch.scale }
      screen.moveTwo(
        from: (CGPoint(x: 150, y: 300), CGPoint(x: 200, y: 300)),
        to: (CGPoint(x: 100, y: 300), CGPoint(x: 250, y: 300)), frames: 30, lift: false)
      #expect(abs(scale - 3) < 0.5)
      #expect(pinch.velocity > 0)
      #expect(pinch.numberOfTouches == 2)
      pinch.scale = 1
      screen.touch(.moved, at: [CGPoint(x: 100, y: 300), CGPoint(x: 175, y: 300)])
      #expect(abs(scale - 0.5) < 0.01)
      screen.touch(.ended, at: [CGPoint(x: 100, y: 300), CGPoint(x: 175, y: 300)])
    }

    @Test func aRotationTellsTheAngleInRadians() {
      let rotation = add(UIRotationGestureRecognizer())
      var angle: CGFloat = 0
      target.onCall = { _ in angle = rotation.rotation }
      let center = CGPoint(x: 200, y: 350)
      func fingers(_ angle: CGFloat) -> [CGPoint] {
        [0, .pi].map {
          CGPoint(x: center.x + 80 * cos(angle + $0), y: center.y + 80 * sin(angle + $0))
        }
      }
      screen.touch(.began, at: fingers(0))
      for step in 1...20 {
        screen.advance(1.0 / 60)
        screen.touch(.moved, at: fingers(CGFloat(step) / 20 * .pi / 2))
      }
      #expect(abs(angle - .pi / 2) < 0.25)
      #expect(rotation.velocity > 0)
      rotation.rotation = 0
      screen.touch(.moved, at: fingers(.pi / 2 - 0.5))
      #expect(abs(angle + 0.5) < 0.02)
      screen.touch(.ended, at: fingers(.pi / 2 - 0.5))
    }

    @Test(arguments: [
      (UISwipeGestureRecognizer.Direction.right, 100.0, 0.0), (.left, -100, 0), (.up, 0, -100),
      (.down, 0, 100),
    ])
    func aSwipeIsRecognizedInItsDirectionOnly(
      _ direction: UISwipeGestureRecognizer.Direction, _ x: CGFloat, _ y: CGFloat
    ) {
      let swipe = add(UISwipeGestureRecognizer())
      #expect(swipe.direction == .right)
      swipe.direction = direction
      let start = CGPoint(x: 200, y: 350)
      screen.drag(from: start, to: CGPoint(x: start.x - x, y: start.y - y), frames: 6)
      #expect(target.calls.isEmpty)
      screen.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), frames: 6)
      #expect(target.calls == ["act:"])
    }

    @Test func aSlowDragIsNoSwipe() {
      _ = add(UISwipeGestureRecognizer())
      screen.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 200, y: 350), frames: 120)
      #expect(target.calls.isEmpty)
    }

    @Test func anEdgePanBeginsAtItsEdgeOnly() {
      let pan = UIScreenEdgePanGestureRecognizer(target: target, action: "act:")
      pan.edges = .left
      screen.view.addGestureRecognizer(pan)
      screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 300, y: 100))
      #expect(target.calls.isEmpty)
      screen.drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 150, y: 100))
      #expect(!target.calls.isEmpty)
    }

    @Test func pinchAndRotationTogetherWhereTheDelegateAllows() {
      let pinch = add(UIPinchGestureRecognizer())
      let rotation = UIRotationGestureRecognizer(target: target, action: "other:")
      pad.addGestureRecognizer(rotation)
      let delegate = GestureDelegate()
      delegate.simultaneous = true
      pinch.delegate = delegate
      screen.moveTwo(
        from: (CGPoint(x: 150, y: 350), CGPoint(x: 250, y: 350)),
        to: (CGPoint(x: 80, y: 250), CGPoint(x: 320, y: 450)), frames: 20)
      #expect(target.calls.contains("act:"))
      #expect(target.calls.contains("other:"))
    }

    @Test func aSubclassDecidesItsOwnState() {
      let recognizer = add(ThreeTouches())
      let states = states(recognizer) {
        for _ in 0..<3 { screen.tap(pad) }
      }
      #expect(states == [.ended])
      #expect(recognizer.resets > 0)
    }

    @Test func whenTheAppLeavesTheScreenGesturesAreCancelled() {
      let pan = add(UIPanGestureRecognizer())
      let states = states(pan) {
        screen.touch(.began, at: CGPoint(x: 100, y: 250))
        screen.move(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 200, y: 250))
        screen.send(.lifecycle(.willResignActive))
      }
      screen.send(.lifecycle(.didBecomeActive))
      #expect(states.last == .cancelled)
    }

    private final class ThreeTouches: UIGestureRecognizer {
      private static let wanted = 3
      private var count = 0
      var resets = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count += 1
        if count == Self.wanted { state = .recognized }
      }

      override func reset() {
        resets += 1
        count = 0
      }
    }
  }
}
