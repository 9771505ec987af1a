/// The timing of animations that follow the motion of a spring.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// The initial velocity, in total distances per second.
  open private(set) var initialVelocity: CGVector
  private let motion: SpringMotion
  /// The duration, if the spring determines it.
  let ownDuration: TimeInterval?

  private init(_ motion: SpringMotion, velocity: CGVector) {
    initialVelocity = velocity
    self.motion = motion
    ownDuration = motion.ownDuration(velocity: hypot(velocity.dx, velocity.dy))
    super.init()
  }

  func spring(duration: TimeInterval) -> Spring {
    motion.spring(duration: duration, velocity: hypot(initialVelocity.dx, initialVelocity.dy))
  }

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
    self.init(.ratio(ratio), velocity: velocity)
  }

  /// Creates a spring with a mass, a stiffness, a damping coefficient, and an initial velocity.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity)
  }

  /// Creates a spring with a perceptual duration and a bounce.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: bounce), velocity: initialVelocity)
  }

  /// Creates timing parameters from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let motion = SpringMotion(coder) else { return nil }
    let velocity = CGVector(
      dx: coder.decodeDouble(forKey: Key.velocityX), dy: coder.decodeDouble(forKey: Key.velocityY))
    self.init(motion, velocity: velocity)
  }

  private enum Key {
    static let velocityX = "VelocityX"
    static let velocityY = "VelocityY"
  }

  /// Archives the timing.
  open func encode(with coder: NSCoder) {
    motion.encode(with: coder)
    coder.encode(Double(initialVelocity.dx), forKey: Key.velocityX)
    coder.encode(Double(initialVelocity.dy), forKey: Key.velocityY)
  }

  /// Returns the timing itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic timing parameters, which are always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring timing parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
