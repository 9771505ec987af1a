/// The timing of animations that follow the motion of a spring.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in total distances per second.
  open private(set) var initialVelocity: CGVector
  private let makeSpring: (TimeInterval) -> Spring
  /// The duration, if the spring determines it.
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

  /// Creates the system's default spring.
  public convenience override init() {
    self.init(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0.0, dy: 0.0))
  }

  /// Creates a spring with a damping ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio and an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(velocity: velocity, duration: nil) {
      Spring(duration: $0, dampingRatio: ratio, initialVelocity: hypot(velocity.dx, velocity.dy))
    }
  }

  /// Creates a spring with a mass, a stiffness, a damping coefficient and an initial velocity.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: hypot(velocity.dx, velocity.dy))
    self.init(velocity: velocity, duration: spring.settlingDuration) { _ in spring }
  }

  /// Creates a spring with a perceptual duration and a bounce.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce,
      initialVelocity: hypot(initialVelocity.dx, initialVelocity.dy))
    self.init(velocity: initialVelocity, duration: spring.settlingDuration) { _ in spring }
  }

  /// The type of the timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic timing parameters, of which there are none.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring timing parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
