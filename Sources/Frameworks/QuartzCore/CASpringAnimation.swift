import DisplayList
import Stubs

/// An animation that moves a layer's property like a spring.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caspringanimation>.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The strength of the damping force.
  open var damping: CGFloat = 10
  /// The initial velocity of the object, in multiples of the distance per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the spring may be overdamped.
  open var allowsOverdamping = false {
    didSet {
      Stub.springAllowsOverdamping.tell(if: allowsOverdamping)
    }
  }

  /// Creates an animation with the specified perceptual duration and bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
  }

  /// The estimated time until the spring has settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceptual duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / sqrt(stiffness / mass) }

  /// The amount of bounce of the spring.
  open var bounce: CGFloat { 1 - damping / (2 * sqrt(stiffness * mass)) }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func takeOver(from other: CAAnimation) {
    super.takeOver(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func progress(at elapsed: CFTimeInterval) -> Double { spring.progress(at: elapsed) }
}
