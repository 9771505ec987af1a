import Testing
import UIKit

extension OnScreen {
  @MainActor struct LayerAnimationTests {
    private let screen = TestScreen()
    private let layer: CALayer
    private let log = CallLog()

    init() {
      layer = screen.addLayer()
    }

    private var shown: CALayer { layer.presentation() ?? layer }

    @Test func aBasicAnimationDoesNotChangeTheModel() {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 50
      animation.toValue = 250
      animation.duration = 1
      layer.add(animation, forKey: "move")
      screen.commit()
      #expect(layer.animationKeys() == ["move"])
      screen.advance(0.5)
      #expect(abs(shown.position.x - 150) < 8)
      #expect(layer.position.x == 50)
      screen.advance(0.6)
      #expect(shown.position.x == 50)
      #expect(layer.animation(forKey: "move") == nil)
    }

    @Test func filledForwardsItStaysAtItsEnd() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.25
      animation.duration = 0.5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: nil)
      screen.advance(2)
      #expect(abs(shown.opacity - 0.25) < 0.001)
      layer.removeAllAnimations()
      screen.commit()
      #expect(shown.opacity == 1)
    }

    @Test func keyTimesCanLeaveOutTheEndOfAPath() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 100))
      path.closeSubpath()
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "path")
      screen.commit()
      screen.advance(0.25)
      #expect(abs(shown.position.x - 100) < 8 && shown.position.y < 4)
      screen.advance(1)
      #expect(shown.position == CGPoint(x: 100, y: 100))
    }

    @Test func byValueIsAddedToTheStart() {
      let animation = CABasicAnimation(keyPath: "position")
      animation.byValue = CGPoint(x: 100, y: 200)
      animation.duration = 1
      layer.add(animation, forKey: "by")
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shown.position.x - 100) < 5)
      #expect(abs(shown.position.y - 150) < 10)
    }

    @Test func theDelegateHearsOfStartAndStop() {
      let delegate = AnimationDelegate(log)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.toValue = 250
      animation.duration = 0.5
      animation.delegate = delegate
      layer.add(animation, forKey: "a")
      screen.advance(1)
      #expect(log.take() == ["start", "stop true"])
      layer.add(animation, forKey: "b")
      screen.advance(0.1)
      layer.removeAnimation(forKey: "b")
      screen.advance(0.1)
      #expect(log.take() == ["start", "stop false"])
    }

    @Test func keyframesPassTheirValuesAtTheirTimes() {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [50, 250, 100]
      animation.keyTimes = [0, 0.25, 1]
      animation.duration = 2
      layer.add(animation, forKey: "keys")
      screen.commit()
      screen.advance(0.5)
      #expect(abs(shown.position.x - 250) < 10)
      screen.advance(0.75)
      #expect(abs(shown.position.x - 175) < 5)
    }

    @Test func keyframesFollowAPath() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 100))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      animation.calculationMode = .paced
      animation.rotationMode = .rotateAuto
      layer.add(animation, forKey: "path")
      screen.commit()
      screen.advance(0.25)
      #expect(abs(shown.position.x - 50) < 6 && abs(shown.position.y) < 1)
      screen.advance(0.5)
      #expect(abs(shown.position.x - 100) < 1 && abs(shown.position.y - 50) < 6)
    }

    @Test func eachPartOfAPathTakesItsTimeUnlessItIsPaced() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 300, y: 0))
      path.addLine(to: CGPoint(x: 300, y: 100))
      func shown(_ change: (CAKeyframeAnimation) -> Void) -> CGPoint {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        change(animation)
        layer.add(animation, forKey: "path")
        screen.commit()
        screen.advance(0.5)
        return self.shown.position
      }
      let even = shown { _ in }
      #expect(abs(even.x - 300) < 15 && even.y < 8)
      let paced = shown { $0.calculationMode = .paced }
      #expect(abs(paced.x - 200) < 15 && paced.y == 0)
      let timed = shown { $0.keyTimes = [0, 0.25, 1] }
      #expect(timed.x == 300 && abs(timed.y - 33) < 8)
    }

    @Test func cubicKeyframesLieOnASmoothCurve() {
      func shown(_ mode: CAAnimationCalculationMode) -> CGFloat {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 0, 100, 100]
        animation.calculationMode = mode
        animation.duration = 3
        layer.add(animation, forKey: "curve")
        screen.commit()
        screen.advance(1.25)
        return self.shown.position.x
      }
      // The time is a quarter of the way from the second value to the third. A Catmull-Rom spline
      // starts slowly there.
      let straight = shown(.linear)
      #expect(abs(straight - 25) < 3)
      let smooth = shown(.cubic)
      #expect(abs(smooth - 20.3) < 3 && smooth < straight - 2)
    }

    @Test(arguments: [CAAnimationCalculationMode.discrete, .cubic, .cubicPaced, .linear])
    func calculationModesEndAtTheLastValue(_ mode: CAAnimationCalculationMode) {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [50, 100, 60, 300]
      animation.calculationMode = mode
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      animation.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
        CAMediaTimingFunction(name: .linear),
      ]
      layer.add(animation, forKey: "mode")
      screen.commit()
      screen.advance(0.1)
      if mode == .discrete { #expect(shown.position.x == 50) }
      screen.advance(2)
      #expect(abs(shown.position.x - 300) < 0.001)
    }

    @Test func groupsRunTogetherAndEndTogether() {
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 250
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.beginTime = 0.5
      fade.duration = 0.5
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 1
      group.delegate = AnimationDelegate(log)
      layer.add(group, forKey: "group")
      screen.commit()
      screen.advance(0.4)
      #expect(shown.position.x > 100)
      #expect(shown.opacity == 1)
      screen.advance(0.4)
      #expect(shown.opacity < 0.8)
      screen.advance(0.5)
      #expect(log.take() == ["start", "stop true"])
    }

    @Test(arguments: [(false, 250), (true, 50)])
    func aGroupThatStaysAtItsEndShowsThatOfItsAnimations(_ reverses: Bool, _ end: CGFloat) {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 50
      move.toValue = 250
      move.duration = 0.3
      move.speed = reverses ? -1 : 1
      move.timeOffset = reverses ? 0.3 : 0
      let group = CAAnimationGroup()
      group.animations = [move]
      group.duration = 0.3
      group.repeatCount = 3
      group.fillMode = .both
      group.isRemovedOnCompletion = false
      layer.position.x = 10
      layer.add(group, forKey: "group")
      screen.advance(2)
      #expect(abs(shown.position.x - end) < 0.01)
    }

    @Test func aSpringSettles() {
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 50
      spring.toValue = 250
      spring.damping = 5
      spring.duration = spring.settlingDuration
      #expect(spring.settlingDuration > 1)
      layer.add(spring, forKey: "spring")
      var highest: CGFloat = 0
      for _ in 0..<90 {
        screen.advance(1.0 / 60)
        highest = max(highest, shown.position.x)
      }
      #expect(highest > 270)
      let bounced = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      #expect(abs(bounced.perceptualDuration - 0.5) < 0.001)
      #expect(abs(bounced.bounce - 0.3) < 0.001)
    }

    @Test func speedRepeatsAndReversal() {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      animation.speed = 2
      animation.repeatCount = 2
      animation.autoreverses = true
      layer.add(animation, forKey: "s")
      screen.commit()
      screen.advance(0.25)
      #expect(abs(shown.position.x - 50) < 5)
      screen.advance(0.5)
      #expect(abs(shown.position.x - 50) < 5)
      screen.advance(1.5)
      #expect(shown.position.x == 50)
    }

    @Test func aLayerOfItsOwnAnimatesItsChanges() {
      layer.position.x = 250
      screen.commit()
      screen.advance(0.1)
      #expect(shown.position.x > 50 && shown.position.x < 250)
      screen.advance(0.5)
      #expect(shown.position.x == 250)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 50
      CATransaction.commit()
      screen.commit()
      #expect(shown.position.x == 50)
    }

    @Test func transactionsSetDurationAndTellTheirEnd() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { log.note("done") }
      layer.position.x = 250
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      screen.commit()
      screen.advance(1)
      #expect(abs(shown.position.x - 150) < 5)
      #expect(log.take() == [])
      screen.advance(1.2)
      #expect(log.take() == ["done"])
      CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.5)
      CATransaction.flush()
    }

    @Test func actionsMayBeReplacedOrForbidden() {
      layer.actions = ["position": NSNull()]
      layer.position.x = 250
      screen.commit()
      #expect(shown.position.x == 250)
      let delegate = ActionDelegate()
      layer.actions = nil
      layer.delegate = delegate
      layer.opacity = 0
      #expect(delegate.keys.contains("opacity"))
      screen.commit()
      #expect(shown.opacity == 0)
    }

    @Test func timingFunctionsHaveControlPoints() {
      let function = CAMediaTimingFunction(name: .easeInEaseOut)
      var point: [Float] = [0, 0]
      function.getControlPoint(at: 1, values: &point)
      #expect(abs(point[0] - 0.42) < 0.001 && point[1] == 0)
      function.getControlPoint(at: 2, values: &point)
      #expect(abs(point[0] - 0.58) < 0.001 && point[1] == 1)
      function.getControlPoint(at: 3, values: &point)
      #expect(point == [1, 1])
    }

    @Test func aTransitionFadesToTheNewContents() {
      let transition = CATransition()
      transition.type = .fade
      transition.duration = 0.5
      transition.delegate = AnimationDelegate(log)
      layer.add(transition, forKey: "transition")
      CATransaction.setDisableActions(true)
      layer.backgroundColor = UIColor.blue.cgColor
      screen.advance(1)
      #expect(screen.stage.color(at: CGPoint(x: 50, y: 50))?.blue == 1)
      #expect(log.take() == ["start", "stop true"])
    }

    @Test func aDisplayLinkCallsEveryFrameOfTheClock() {
      let target = TestTarget()
      let link = CADisplayLink(target: target, selector: "act:")
      link.add(to: .main, forMode: .common)
      screen.advance(0.5)
      #expect(target.calls.count >= 28 && target.calls.count <= 31)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 0.0001)
      link.isPaused = true
      let count = target.calls.count
      screen.advance(0.5)
      #expect(target.calls.count == count)
      link.isPaused = false
      link.preferredFramesPerSecond = 30
      screen.advance(1)
      #expect(abs(target.calls.count - count - 30) <= 3)
      link.invalidate()
      let last = target.calls.count
      screen.advance(0.5)
      #expect(target.calls.count == last)
    }

    @MainActor private final class AnimationDelegate: NSObject, @MainActor CAAnimationDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }

      func animationDidStart(_ anim: CAAnimation) { log.note("start") }

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.note("stop \(flag)")
      }
    }

    private final class ActionDelegate: NSObject, CALayerDelegate {
      nonisolated(unsafe) var keys: [String] = []

      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        keys.append(event)
        return NSNull()
      }
    }
  }
}
