import Foundation

/// The particles of an emitter layer.
///
/// With the same seed, they're the same at the same times.
final class ParticleSystem {
  /// The maximum number of particles.
  private static let limit = 20_000

  private(set) var particles: [Particle] = []
  private var random: ParticleRandom
  private var time: CFTimeInterval?
  private var owed: [ObjectIdentifier: Double] = [:]

  init(seed: UInt32) {
    random = ParticleRandom(seed: UInt64(seed))
  }

  /// Advances the time.
  /// - Parameter origin: Returns the initial position of the next particle.
  func advance(
    to now: CFTimeInterval, _ cells: [CAEmitterCell], _ factors: EmitterFactors,
    origin: (inout ParticleRandom) -> CGPoint
  ) {
    // Particles from before the first frame exist as if they had been visible.
    let longest = cells.map { Double($0.lifetime + $0.lifetimeRange) * factors.lifetime }.max() ?? 0
    let start = time ?? max(0, now - longest)
    time = now
    guard now >= start else { return restart(at: now) }
    for cell in cells where cell.isEnabled {
      let id = ObjectIdentifier(cell)
      let first = max(start, cell.beginTime)
      let last = min(now, first + max(0, cell.duration))
      owed[id] = emit(
        cell, owed[id] ?? 1, from: first, to: last, rate: factors.birthRate, factors
      ) { random, _ in origin(&random) }
    }
    emitFromParticles(from: start, to: now)
    particles.removeAll { $0.end <= now }
  }

  private func restart(at now: CFTimeInterval) {
    particles = []
    owed = [:]
  }

  /// Emits a cell's particles for a period of time.
  /// - Returns: The fraction of the next particle that has accumulated at the end.
  private func emit(
    _ cell: CAEmitterCell, _ owed: Double, from start: CFTimeInterval, to end: CFTimeInterval,
    rate: Double, _ factors: EmitterFactors,
    origin: (inout ParticleRandom, CFTimeInterval) -> CGPoint
  ) -> Double {
    let rate = Double(cell.birthRate) * rate
    guard rate > 0, end > start else { return owed }
    var due = owed
    var time = start
    while true {
      let next = time + (1 - due) / rate
      guard next <= end else { break }
      if particles.count < Self.limit {
        let place = origin(&random, next)
        particles.append(Particle(cell, at: place, next, factors: factors, random: &random))
      }
      time = next
      due = 0
    }
    return due + (end - time) * rate
  }

  private func emitFromParticles(from start: CFTimeInterval, to end: CFTimeInterval) {
    var index = 0
    while index < particles.count {
      let particle = particles[index]
      for (number, cell) in (particle.cell.emitterCells ?? []).enumerated()
      where cell.isEnabled && number < particle.owed.count {
        let first = max(start, particle.birth + cell.beginTime)
        let last = min(end, particle.end, first + max(0, cell.duration))
        particles[index].owed[number] = emit(
          cell, particle.owed[number], from: first, to: last, rate: 1, .one
        ) { _, time in particle.position(at: time) }
      }
      index += 1
    }
  }
}
