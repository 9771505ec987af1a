/// The fraction of nanoseconds in a tick of the device's clock.
///
/// Follows <https://developer.apple.com/documentation/kernel/mach_timebase_info_data_t>.
public struct mach_timebase_info_data_t {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// Creates an empty fraction.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a fraction from its parts.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// The place for the fraction of nanoseconds in a tick.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// In C, a structure has the name of the function, too.

/// Returns an empty fraction.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns a fraction of its parts.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Fills in the fraction of nanoseconds in a tick: 125/3, as on devices.
///
/// Follows <https://developer.apple.com/documentation/kernel/1646199-mach_timebase_info>.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
  guard let info else { return KERN_INVALID_ARGUMENT }
  info.pointee = mach_timebase_info_data_t(
    numer: DeviceTicks.numerator, denom: DeviceTicks.denominator)
  return KERN_SUCCESS
}
