internal import AppRuntime
import Foundation

/// The device's time, by which schedulers schedule.
///
/// In a flow, the device's clock skips ahead, so that a scheduler's time differs from the system's.
enum SchedulerClock {
  /// The number of seconds by which the device's clock is ahead of the system's.
  static var lead: TimeInterval {
    let clock = DeviceClock.shared
    guard clock.isManual else { return 0 }
    return clock.now - TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Whether the device's clock advances only when a flow advances it.
  static var isManual: Bool { DeviceClock.shared.isManual }

  /// The current date on the device's clock.
  static var date: Date { Date(timeIntervalSinceNow: lead) }
}
