import Foundation

/// The clock of the time since the device started.
public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }

/// The clock of the time since the device started, which can be a little late.
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC }

/// Returns the time on a clock in nanoseconds, or 0 if there's no such clock.
///
/// The clocks that measure the time since the device started are the device's clock.
@discardableResult
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
  switch clock_id {
  case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME:
    return DeviceTicks.nanoseconds
  default:
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
