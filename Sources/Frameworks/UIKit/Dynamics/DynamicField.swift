import UIKitCore

/// The kinds of fields, and the force that each exerts on an item.
enum DynamicField {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic, custom

  /// The length of a meter in the physics simulation, in points.
  static let pointsPerMeter: CGFloat = 150
  /// The acceleration, in points per second squared, that a unit of force gives a view of 100 by
  /// 100 points.
  static let pointsPerNewton: CGFloat = 100
  /// The mass of a view of 100 by 100 points in kilograms.
  ///
  /// A square meter has a mass of one kilogram.
  private static let kilogramsPerMass = (100 / pointsPerMeter) * (100 / pointsPerMeter)

  /// A field's information about an item.
  struct Situation {
    /// The vector from the field's position to the item.
    let place: CGVector
    let velocity: CGVector
    let mass: CGFloat
    let charge: CGFloat
    let direction: CGVector
    /// The remaining fraction of the field's strength.
    let weakening: CGFloat
    let smoothness: CGFloat
    /// The time of the noise.
    let moment: CGFloat
  }

  /// Returns the force of a field with a strength of 1, as the acceleration of a mass of 1 in
  /// points per second squared.
  func force(in it: Situation) -> CGVector {
    let away = it.place.length > 0 ? it.place.unit : .zero
    let acceleration = Self.pointsPerMeter * it.mass * it.weakening
    let push = Self.pointsPerMeter / Self.kilogramsPerMass * it.charge * it.weakening
    return switch self {
    case .drag: it.velocity * -(1 / Self.kilogramsPerMass)
    case .vortex: away.turned * acceleration
    case .radialGravity: away * -acceleration
    case .linearGravity: it.direction * (Self.pointsPerMeter * it.mass)
    case .spring: it.place * (-it.weakening / Self.kilogramsPerMass)
    case .electric: away * push
    case .magnetic: it.velocity.turned * (it.charge * it.weakening / Self.kilogramsPerMass)
    case .noise: Self.noise(in: it) * acceleration
    case .turbulence:
      Self.noise(in: it) * (acceleration * it.velocity.length / Self.pointsPerMeter)
    case .velocity, .custom: .zero
    }
  }

  // MARK: Noise

  /// Returns a direction that depends on position and time.
  ///
  /// Smooth noise changes slowly with the position.
  private static func noise(in it: Situation) -> CGVector {
    let grain = 10 + 140 * min(max(it.smoothness, 0), 1)
    let place = it.place * (1 / grain)
    return CGVector(
      dx: wave(place.dx, place.dy, it.moment, seed: 1),
      dy: wave(place.dx, place.dy, it.moment, seed: 2))
  }

  /// Returns a value from -1 to 1, interpolated between the corners of a grid.
  private static func wave(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, seed: Int) -> CGFloat {
    let corner = (x: x.rounded(.down), y: y.rounded(.down), z: z.rounded(.down))
    var sum: CGFloat = 0
    for index in 0..<8 {
      let (dx, dy, dz) = (CGFloat(index & 1), CGFloat(index >> 1 & 1), CGFloat(index >> 2 & 1))
      let weight =
        share(x - corner.x, dx) * share(y - corner.y, dy) * share(z - corner.z, dz)
      sum += weight * random(corner.x + dx, corner.y + dy, corner.z + dz, seed)
    }
    return sum
  }

  private static func share(_ distance: CGFloat, _ end: CGFloat) -> CGFloat {
    let eased = distance * distance * (3 - 2 * distance)
    return end == 1 ? eased : 1 - eased
  }

  /// Returns a pseudorandom value from -1 to 1 that's always the same for the same corner, so that
  /// flows are repeatable.
  private static func random(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ seed: Int) -> CGFloat {
    let value = sin(x * 127.1 + y * 311.7 + z * 74.7 + CGFloat(seed) * 269.5) * 43758.5453
    return (value - value.rounded(.down)) * 2 - 1
  }
}
