import AppRuntime

/// The ticks of the device's clock.
enum DeviceTicks {
  /// A device's clock has 24 million ticks a second.
  static let numerator: UInt32 = 125
  static let denominator: UInt32 = 3

  /// The nanoseconds of the clock, from an arbitrary start.
  static var nanoseconds: UInt64 { UInt64(DeviceClock.shared.now * 1e9) }

  static func ticks(nanoseconds: UInt64) -> UInt64 {
    nanoseconds / UInt64(numerator) * UInt64(denominator)
      + nanoseconds % UInt64(numerator) * UInt64(denominator) / UInt64(numerator)
  }

  static func nanoseconds(ticks: UInt64) -> UInt64 {
    let whole = (ticks / UInt64(denominator)).multipliedReportingOverflow(by: UInt64(numerator))
    guard !whole.overflow else { return .max }
    return whole.partialValue &+ ticks % UInt64(denominator) * UInt64(numerator)
      / UInt64(denominator)
  }
}
