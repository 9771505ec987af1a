import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

/// A spring that UIKit makes of a damping ratio and a duration.
struct MeasuredSpring: Sendable {
  let ratio: CGFloat
  let duration: TimeInterval
  let velocity: CGFloat
  let stiffness: CGFloat

  init(_ ratio: CGFloat, _ duration: TimeInterval, _ velocity: CGFloat, _ stiffness: CGFloat) {
    self.ratio = ratio
    self.duration = duration
    self.velocity = velocity
    self.stiffness = stiffness
  }

  /// Measured: animation curves/usingSpringWithDamping: stiffness (mass 1).
  static let all = [
    MeasuredSpring(0.35, 1, 0, 286.40942818911714),
    MeasuredSpring(0.6, 0.8, 0, 190.21427544499548),
    MeasuredSpring(0.1, 1, 0, 2125.3901278407934),
    MeasuredSpring(0.2, 1, 0, 707.2217886060563),
    MeasuredSpring(0.5, 1, 0, 161.7195025042016),
    MeasuredSpring(0.8, 1, 0, 80.89737200360506),
    MeasuredSpring(0.9, 1, 0, 71.92472915770972),
    MeasuredSpring(0.99, 1, 0, 80.02518243167793),
    MeasuredSpring(0.5, 0.3, 0, 1796.8833611577954),
    MeasuredSpring(0.5, 0.5, 0, 646.8780100168065),
    MeasuredSpring(0.5, 2, 0, 40.4298756260504),
    MeasuredSpring(1, 1, 0, 85.25592900599884),
    MeasuredSpring(0.5, 1, 0.25, 159.67233773812114),
    MeasuredSpring(0.5, 1, 1, 152.86841381792456),
    MeasuredSpring(0.5, 1, 1.5, 147.61602003056592),
    MeasuredSpring(0.5, 1, -2, 175.4224123383425),
    MeasuredSpring(1, 1, 1, 83.13803615388531),
  ]
}

extension OnScreen {
  /// Springs and curves, as measured on UIKit of iOS 26.1 and on Core Animation of macOS.
  @MainActor struct SpringTests {
    private let screen = TestScreen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      screen.view.addSubview(view)
      screen.commit()
    }

    @Test(arguments: MeasuredSpring.all)
    func aRatioAndADurationGiveTheStiffness(_ spring: MeasuredSpring) throws {
      UIView.animate(
        withDuration: spring.duration, delay: 0, usingSpringWithDamping: spring.ratio,
        initialSpringVelocity: spring.velocity
      ) {
        view.center.x = 250
      }
      let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(animation.mass == 1)
      #expect(animation.duration == spring.duration)
      #expect(animation.initialVelocity == spring.velocity)
      #expect(abs(animation.stiffness / spring.stiffness - 1) < 1e-5)
      #expect(
        abs(animation.damping / (2 * spring.ratio * sqrt(spring.stiffness)) - 1) < 1e-5)
    }

    @Test(arguments: MeasuredSpring.all.filter { $0.velocity >= 0 })
    func timingParametersMakeTheSameSpring(_ spring: MeasuredSpring) {
      let timing = UISpringTimingParameters(
        dampingRatio: spring.ratio, initialVelocity: CGVector(dx: spring.velocity, dy: 0))
      let made = timing.spring(duration: spring.duration)
      #expect(made.mass == 1)
      #expect(abs(made.stiffness / spring.stiffness - 1) < 1e-5)
      let animator = UIViewPropertyAnimator(
        duration: spring.duration, timingParameters: timing)
      #expect(animator.duration == spring.duration)
    }

    /// Measured: animation curves/spring 50 to 150, duration 0.8, damping 0.6, and spring 40 to
    /// 160, duration 1, damping 0.35. The measured positions scatter by 0.6% of the way.
    @Test(
      arguments: [
        (0.6, 0.8, 50.0, 150.0, [0.15, 0.3, 0.45, 0.6], [130.98, 159.39, 151.06, 149.06]),
        (
          0.35, 1, 40, 160, [0.15, 0.3, 0.45, 0.6, 0.8], [183.54, 166.65, 152.12, 163.52, 158.94]
        ),
      ] as [(Double, Double, Double, Double, [Double], [Double])])
    func aSpringMovesAsMeasured(
      _ ratio: Double, _ duration: Double, _ start: Double, _ end: Double, _ times: [Double],
      _ positions: [Double]
    ) {
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
      for (time, position) in zip(times, positions) {
        let moved = start + (end - start) * spring.progress(at: time)
        #expect(abs(moved - position) < (end - start) * 0.006)
      }
    }

    /// Measured: animation curves/spring 50 to 150 at 0.8, and spring 40 to 160 at 1.
    @Test(arguments: [(0.6, 0.8), (0.35, 1.0)])
    func aSpringIsAtItsEndAfterItsDuration(_ ratio: CGFloat, _ duration: TimeInterval) {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
      ) {
        view.center.x = 160
      }
      screen.commit()
      screen.advance(duration)
      screen.advance(1.0 / 60)
      #expect((view.layer.presentation() ?? view.layer).position.x == 160)
      #expect(view.layer.animationKeys()?.isEmpty != false)
    }

    /// Measured: animation curves/curveEaseInOut, curveEaseIn, curveEaseOut.
    @Test(
      arguments: [
        (
          UIView.AnimationCurve.easeInOut, [0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9],
          [
            0.0197224535, 0.0816598563, 0.129161931, 0.3318838701, 0.5, 0.6681161299, 0.870838069,
            0.9802775465,
          ]
        ),
        (.easeIn, [0.25, 0.5, 0.75], [0.0934646507, 0.3153568126, 0.6218618692]),
        (.easeOut, [0.25, 0.5, 0.75], [0.3781381308, 0.6846431874, 0.9065353493]),
      ] as [(UIView.AnimationCurve, [Double], [Double])])
    func curvesProgressAsMeasured(
      _ curve: UIView.AnimationCurve, _ times: [Double], _ progress: [Double]
    ) {
      let pace = UICubicTimingParameters(animationCurve: curve).pace(over: 1)
      for (time, part) in zip(times, progress) {
        #expect(abs(pace(time) - part) < 1e-4)
      }
    }

    /// Measured on macOS: `CASpringAnimation.settlingDuration` of a mass, a stiffness, a damping,
    /// and a velocity.
    @Test(
      arguments: [
        (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
        (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
        (1, 100, 10, -5, 1.5350814063145797), (1, 100, 1, 0, 13.91321015404625),
        (1, 100, 20, 0, 1), (1, 100, 30, 0, 1), (1, 400, 40, 0, 0.5), (1, 25, 10, 0, 1.9),
        (1, 1, 2, 0, 9.3), (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude)),
      ] as [(CGFloat, CGFloat, CGFloat, CGFloat, TimeInterval)])
    func springsSettleAfterTheMeasuredTime(
      _ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat,
      _ duration: TimeInterval
    ) {
      let spring = CASpringAnimation()
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      #expect(abs(spring.settlingDuration - duration) < 1e-9 * max(1, duration))
      let timing = UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: CGVector(dx: velocity, dy: 0))
      let animator = UIViewPropertyAnimator(duration: 99, timingParameters: timing)
      if velocity >= 0 {
        #expect(abs(animator.duration - duration) < 1e-9 * max(1, duration))
      }
    }

    /// Measured on macOS: the share of the way after 0.05 seconds, with a stiffness of 100.
    @Test(
      arguments: [
        (10, 0, 0.1044054701924324), (20, 0, 0.09020400792360306), (30, 0, 0.09020400792360306),
        (10, 5, 0.29307806491851807), (10, -5, -0.08426713198423386),
      ] as [(CGFloat, CGFloat, Double)])
    func aDampingBeyondTheCriticalOneHasNoEffect(
      _ damping: CGFloat, _ velocity: CGFloat, _ progress: Double
    ) {
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.damping = damping
      spring.initialVelocity = velocity
      #expect(abs(spring.progress(at: 0.05) - progress) < 1e-6)
      spring.allowsOverdamping = true
      let allowed = spring.progress(at: 0.05)
      #expect((abs(allowed - progress) < 1e-6) == (damping <= 20))
      #expect((spring.copy() as? CASpringAnimation)?.progress(at: 0.05) == allowed)
    }

    @Test func valuesThatNoSpringHasAreIgnored() {
      let spring = CASpringAnimation()
      spring.mass = 0
      spring.stiffness = -1
      spring.damping = -1
      #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    }

    /// <https://developer.apple.com/documentation/quartzcore/caspringanimation>: a bounce of 0 is
    /// critically damped, and the perceptual duration is one period without damping.
    @Test(arguments: [-0.5, -0.25, 0, 0.3, 0.8] as [CGFloat])
    func aPerceptualDurationAndABounceAreKept(_ bounce: CGFloat) {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
      #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
      #expect(abs(spring.bounce - bounce) < 1e-9)
      #expect(abs(spring.stiffness - 157.91367041742973) < 1e-6)
      #expect(spring.allowsOverdamping == (bounce < 0))
    }
  }
}
