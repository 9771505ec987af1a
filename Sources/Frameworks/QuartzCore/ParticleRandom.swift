/// A random number generator with a seed.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
  }

  /// Returns a number from 0 to 1.
  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(UInt64(1) << 53)
  }

  /// Returns a number in a range around a center.
  mutating func around(_ middle: Double, _ range: Double) -> Double {
    middle + (unit() - 0.5) * range
  }
}
