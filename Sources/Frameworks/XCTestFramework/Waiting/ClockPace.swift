import AppRuntime
import Foundation

/// The way that a manual clock continues while a test waits: immediately to the next planned event,
/// but no faster than real time while other work outside of the main thread might plan an earlier
/// one.
@MainActor
struct ClockPace {
  /// A time on the device's clock and the corresponding time on the machine's. Work has been in
  /// progress since then.
  private var anchor: (clock: TimeInterval, machine: TimeInterval)?

  /// Makes the clock skip to the next scheduled event.
  /// - Returns: Whether it did.
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
