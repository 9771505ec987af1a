/// The parameters of a spring's motion.
enum SpringMotion {
  /// A damping ratio.
  ///
  /// The animation determines the duration of the motion.
  case ratio(CGFloat)
  /// The properties of a spring.
  case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  /// A perceptual duration and a bounce.
  case perceptual(duration: TimeInterval, bounce: CGFloat)

  /// Returns the duration of the motion, unless the animation determines it.
  func ownDuration(velocity: CGFloat) -> TimeInterval? {
    if case .ratio = self { return nil }
    return spring(duration: 0, velocity: velocity).settlingDuration
  }

  /// Returns the spring for an animation with a duration.
  func spring(duration: TimeInterval, velocity: CGFloat) -> Spring {
    switch self {
    case .ratio(let ratio):
      Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// Decodes an archived object.
  init?(_ coder: NSCoder) {
    let numbers = Self.keys.map { coder.decodeDouble(forKey: $0) }
    switch coder.decodeInteger(forKey: Self.kindKey) {
    case 1: self = .ratio(numbers[0])
    case 2: self = .physical(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    case 3: self = .perceptual(duration: numbers[0], bounce: numbers[1])
    default: return nil
    }
  }

  /// Archives the motion.
  func encode(with coder: NSCoder) {
    let (kind, numbers): (Int, [Double]) =
      switch self {
      case .ratio(let ratio): (1, [ratio])
      case .physical(let mass, let stiffness, let damping): (2, [mass, stiffness, damping])
      case .perceptual(let duration, let bounce): (3, [duration, bounce])
      }
    coder.encode(kind, forKey: Self.kindKey)
    for (key, number) in zip(Self.keys, numbers) { coder.encode(number, forKey: key) }
  }

  private static let kindKey = "Motion"
  private static let keys = ["Motion1", "Motion2", "Motion3"]
}
