import DisplayList
import Stubs

/// An animation as if a spring pulled.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caspringanimation>.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that the spring pulls.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How strong the friction is.
  open var damping: CGFloat = 10
  /// How fast it moves at first, in whole distances a second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be damped more than critically.
  open var allowsOverdamping = false {
    didSet {
      Stub.springAllowsOverdamping.tell(if: allowsOverdamping)
    }
  }

  /// Creates an animation from how long it seems to take and how much it bounces.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
  }

  /// How long it takes until hardly anything moves.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long it seems to take.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / sqrt(stiffness / mass) }

  /// How much it bounces.
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
