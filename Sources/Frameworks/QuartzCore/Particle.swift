import DisplayList

/// A particle from an emitter, with its initial values.
struct Particle {
  let cell: CAEmitterCell
  let birth: CFTimeInterval
  let life: Double
  private let origin: CGPoint
  private let velocity: CGVector
  private let scale: Double
  private let spin: Double
  private let color: Color
  /// The fraction of the next particle that has accumulated for each of the particle's own cells.
  var owed: [Double]

  init(
    _ cell: CAEmitterCell, at origin: CGPoint, _ birth: CFTimeInterval, factors: EmitterFactors,
    random: inout ParticleRandom
  ) {
    self.cell = cell
    self.birth = birth
    self.origin = origin
    life = max(
      0, random.around(Double(cell.lifetime), 2 * Double(cell.lifetimeRange)) * factors.lifetime)
    let angle = random.around(cell.emissionLongitude, cell.emissionRange)
    let speed =
      random.around(cell.velocity, 2 * cell.velocityRange) * factors.velocity
      * cos(cell.emissionLatitude)
    velocity = CGVector(dx: speed * cos(angle), dy: speed * sin(angle))
    scale = random.around(cell.scale, 2 * cell.scaleRange) * factors.scale
    spin = random.around(cell.spin, 2 * cell.spinRange) * factors.spin
    let base = cell.color?.color ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
    func part(_ value: Float, _ range: Float) -> Float {
      Float(random.around(Double(value), 2 * Double(range)))
    }
    color = Color(
      red: part(base.red, cell.redRange), green: part(base.green, cell.greenRange),
      blue: part(base.blue, cell.blueRange), alpha: part(base.alpha, cell.alphaRange))
    owed = (cell.emitterCells ?? []).map { _ in 0 }
  }

  /// The time at which the particle disappears.
  var end: CFTimeInterval { birth + life }

  func position(at time: CFTimeInterval) -> CGPoint {
    let age = time - birth
    return CGPoint(
      x: origin.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
      y: origin.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
  }

  func transform(at time: CFTimeInterval) -> CGAffineTransform {
    let age = time - birth
    let size = max(0, scale + cell.scaleSpeed * age)
    let place = position(at: time)
    return CGAffineTransform(scaleX: size, y: size)
      .concatenating(CGAffineTransform(rotationAngle: spin * age))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  func color(at time: CFTimeInterval) -> Color {
    let age = Float(time - birth)
    func part(_ value: Float, _ speed: Float) -> Float { min(max(value + speed * age, 0), 1) }
    return Color(
      red: part(color.red, cell.redSpeed), green: part(color.green, cell.greenSpeed),
      blue: part(color.blue, cell.blueSpeed), alpha: part(color.alpha, cell.alphaSpeed))
  }
}

/// The factors that an emitter layer applies to the values of its cells.
struct EmitterFactors {
  var birthRate: Double
  var lifetime: Double
  var velocity: Double
  var scale: Double
  var spin: Double

  /// The factors that leave values unchanged.
  static let one = EmitterFactors(birthRate: 1, lifetime: 1, velocity: 1, scale: 1, spin: 1)
}
