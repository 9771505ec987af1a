import DisplayList

/// An animation that moves a layer's property like a spring.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caspringanimation>.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object at the end of the spring; a value that isn't positive is ignored.
  open var mass: CGFloat = 1 {
    didSet { if !(mass > 0) { mass = oldValue } }
  }
  /// The stiffness of the spring; a value that isn't positive is ignored.
  open var stiffness: CGFloat = 100 {
    didSet { if !(stiffness > 0) { stiffness = oldValue } }
  }
  /// The strength of the damping force; a negative value is ignored.
  open var damping: CGFloat = 10 {
    didSet { if !(damping >= 0) { damping = oldValue } }
  }
  /// The initial velocity of the object, in distances per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the spring may be overdamped. If not, it's at most
  /// critically damped.
  open var allowsOverdamping = false

  /// Creates an animation with the specified perceptual duration and bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    follow(Spring(perceptualDuration: perceptualDuration, bounce: bounce))
  }

  /// Copies the properties of a spring.
  package final func follow(_ spring: Spring) {
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    allowsOverdamping = spring.allowsOverdamping
  }

  /// The estimated time until the spring has settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceptual duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / sqrt(stiffness / mass) }

  /// The amount of bounce of the spring.
  open var bounce: CGFloat {
    let ratio = damping / (2 * sqrt(stiffness * mass))
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  private var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CASpringAnimation else { return }
    follow(other.spring)
  }

  override func progress(at elapsed: CFTimeInterval) -> Double { spring.progress(at: elapsed) }
}
