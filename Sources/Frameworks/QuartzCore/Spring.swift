/// A damped spring that pulls from 0 to 1.
package struct Spring {
  /// The remaining distance at which a spring counts as at rest.
  private static let rest = 0.001

  /// The mass that hangs on the spring.
  package var mass: Double
  /// The stiffness of the spring.
  package var stiffness: Double
  /// The damping of the mass.
  package var damping: Double
  /// The initial velocity, in multiples of the distance per second.
  package var initialVelocity: Double
  /// Whether a damping beyond the critical one has an effect.
  package var allowsOverdamping: Bool

  /// Creates a spring, as Apple's documentation of `CASpringAnimation` describes it.
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool = false
  ) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Creates a spring that has almost settled after a duration.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(1, max(0.01, dampingRatio))
    let frequency = Self.frequency(
      ratio: ratio, duration: max(duration, 1e-3), velocity: initialVelocity)
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
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }

  private var frequency: Double { sqrt(stiffness / mass) }

  private var dampingRatio: Double {
    let ratio = damping / (2 * sqrt(stiffness * mass))
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  /// Returns the highest frequency at which the sine's share of the motion, or the whole motion of
  /// a critically damped spring, has faded to a thousandth after a duration.
  private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
    func left(_ frequency: Double) -> Double {
      let fading = exp(-ratio * frequency * duration)
      guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * fading }
      return abs(ratio - velocity / frequency) / sqrt(1 - ratio * ratio) * fading
    }
    func mostLeft(_ frequency: Double) -> Double {
      let fading = exp(-ratio * frequency * duration)
      guard ratio < 1 else { return (1 + (frequency + abs(velocity)) * duration) * fading }
      return (ratio + abs(velocity) / frequency) / sqrt(1 - ratio * ratio) * fading
    }
    var high = 1 / duration
    while mostLeft(high) >= rest { high *= 2 }
    var low = high
    while left(low) < rest, low > 1e-9 {
      high = low
      low *= 0.99
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) < rest { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }

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

  /// The time after which the remaining distance stays below a thousandth, at the latest. Without
  /// oscillation, it's a whole number of tenths of a second.
  package var settlingDuration: Double {
    let (w, z) = (frequency, dampingRatio)
    guard z > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if z < 1 {
      let amplitude = 1 + abs(z * w - initialVelocity) / (w * sqrt(1 - z * z))
      return log(amplitude / Self.rest) / (z * w)
    }
    var time = 0.0
    while abs(1 - progress(at: time)) >= Self.rest, time < 10_000 { time += 0.1 }
    return time
  }
}
