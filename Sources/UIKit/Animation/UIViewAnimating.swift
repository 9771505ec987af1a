/// Where an animation is.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or done.
  case inactive
  /// Begun.
  case active
  /// Stopped before its end.
  case stopped
}

/// Where an animation ends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it should.
  case end
  /// Where it began.
  case start
  /// Where it is now.
  case current
}

/// An animation that can be started, paused and stopped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves backwards.
  var isReversed: Bool { get set }
  /// How much of it is done.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes it.
  func startAnimation()
  /// Starts it after a time.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes it at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The kind of a pace.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurvetype>.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// The pace of an animation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve as a pace.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicubictimingparameters>.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltIn: Bool
  let function: CAMediaTimingFunction

  /// Creates the system's default pace.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates one of the system's paces.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    (controlPoint1, controlPoint2) = Self.controlPoints(of: function)
    isBuiltIn = true
    super.init()
  }

  /// Creates a pace from the control points of its curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    isBuiltIn = false
    super.init()
  }

  private static func controlPoints(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }

  /// The kind.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// No spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as a pace.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it moves at first, in whole distances a second.
  open private(set) var initialVelocity: CGVector
  private let makeSpring: (TimeInterval) -> Spring
  /// How long it takes, where the spring itself says so.
  let ownDuration: TimeInterval?

  private init(
    velocity: CGVector, duration: TimeInterval?, _ makeSpring: @escaping (TimeInterval) -> Spring
  ) {
    initialVelocity = velocity
    ownDuration = duration
    self.makeSpring = makeSpring
    super.init()
  }

  func spring(duration: TimeInterval) -> Spring { makeSpring(duration) }

  /// Creates the spring that the system itself uses.
  public convenience override init() {
    self.init(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0.0, dy: 0.0))
  }

  /// Creates a spring from how much it is damped.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from how much it is damped and how fast it moves at first.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(velocity: velocity, duration: nil) {
      Spring(duration: $0, dampingRatio: ratio, initialVelocity: hypot(velocity.dx, velocity.dy))
    }
  }

  /// Creates a spring from its physics.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: hypot(velocity.dx, velocity.dy))
    self.init(velocity: velocity, duration: spring.settlingDuration) { _ in spring }
  }

  /// Creates a spring from how long it seems to take and how much it bounces.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce,
      initialVelocity: hypot(initialVelocity.dx, initialVelocity.dy))
    self.init(velocity: initialVelocity, duration: spring.settlingDuration) { _ in spring }
  }

  /// The kind.
  open var timingCurveType: UITimingCurveType { .spring }
  /// No curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
