/// A damped spring that pulls from 0 to 1.
package struct Spring {
  /// The mass at the end of the spring.
  package var mass: Double
  /// The stiffness of the spring.
  package var stiffness: Double
  /// The damping of the mass.
  package var damping: Double
  /// The initial velocity, in multiples of the distance per second.
  package var initialVelocity: Double

  /// Creates a spring as described in Apple's documentation of `CASpringAnimation`.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring that has almost settled after a duration.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(1, max(0.01, dampingRatio))
    let duration = max(duration, 1e-3)
    let frequency = ratio < 1 ? 6.9078 / (ratio * duration) : 9.2334 / duration
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring from its perceptual duration and its bounce, from -1 to 1.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  private var frequency: Double { sqrt(stiffness / mass) }

  private var dampingRatio: Double { damping / (2 * sqrt(stiffness * mass)) }

  /// Returns the progress of the spring after a time.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      let damped = w * sqrt(1 - z * z)
      let b = (z * w - initialVelocity) / damped
      return 1 - exp(-z * w * time) * (cos(damped * time) + b * sin(damped * time))
    }
    if z == 1 {
      return 1 - exp(-w * time) * (1 + (w - initialVelocity) * time)
    }
    let root = w * sqrt(z * z - 1)
    let (fast, slow) = (-z * w - root, -z * w + root)
    let a = (-initialVelocity - slow) / (fast - slow)
    return 1 - (a * exp(fast * time) + (1 - a) * exp(slow * time))
  }

  /// The time after which the remaining distance stays below a thousandth.
  package var settlingDuration: Double {
    let (w, z) = (frequency, dampingRatio)
    guard z > 0 else { return .infinity }
    if z < 1 {
      let amplitude = hypot(1, (z * w - initialVelocity) / (w * sqrt(1 - z * z)))
      return log(1000 * amplitude) / (z * w)
    }
    let rate = z == 1 ? w : z * w - w * sqrt(z * z - 1)
    var time = 6.9078 / rate
    while abs(1 - progress(at: time)) > 0.001 { time += 0.1 / rate }
    return time
  }
}
