import Foundation

/// Returns the time on the device's clock, in ticks; see ``mach_timebase_info(_:)``.
///
/// Follows <https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time>.
public func mach_absolute_time() -> UInt64 {
  DeviceTicks.ticks(nanoseconds: DeviceTicks.nanoseconds)
}

/// Returns the time on the device's clock, in ticks.
///
/// A simulated device doesn't sleep, so this is the time of ``mach_absolute_time()``.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// Returns the time on the device's clock, in ticks.
public func mach_approximate_time() -> UInt64 { mach_absolute_time() }

/// Blocks the thread until a time on the device's clock.
/// - Parameter deadline: The time in ticks.
@discardableResult
public func mach_wait_until(_ deadline: UInt64) -> kern_return_t {
  let now = DeviceTicks.nanoseconds
  let end = DeviceTicks.nanoseconds(ticks: deadline)
  if end > now { Thread.sleep(forTimeInterval: Double(end - now) / 1e9) }
  return KERN_SUCCESS
}
