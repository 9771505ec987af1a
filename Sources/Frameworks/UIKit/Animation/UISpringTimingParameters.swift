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
