import AppRuntime
import Foundation

/// The pace of a manual clock while a test waits.
///
/// The clock skips to the next scheduled event immediately. While work outside of the main thread
/// might schedule an earlier one, the clock isn't faster than real time.
@MainActor
struct ClockPace {
  /// A time on the device's clock, and the corresponding time on the system clock, since which work
  /// has been in progress.
  private var anchor: (clock: TimeInterval, machine: TimeInterval)?

  /// Makes the clock skip to the next scheduled event.
  /// - Returns: Whether the clock skipped ahead.
  mutating func step() -> Bool {
    let clock = DeviceClock.shared
    guard let next = nextDeadline else { return false }
    if ProcessActivity.isOver {
      anchor = nil
    } else {
      let now = ProcessInfo.processInfo.systemUptime
      let start = anchor ?? (clock.now, now)
      anchor = start
      guard next - start.clock <= now - start.machine else { return false }
    }
    let seconds = max(0, next - clock.now)
    TestDoor.passTime(seconds)
    clock.jump(to: max(next, clock.now))
    return true
  }

  private var nextDeadline: TimeInterval? {
    let clock = DeviceClock.shared
    let kinds: [DeviceClock.Kind] =
      clock.isWatched ? [.ofApp, .awaited, .endless] : [.ofApp, .awaited]
    return kinds.compactMap { clock.nextDeadline(of: $0) }.min()
  }
}
