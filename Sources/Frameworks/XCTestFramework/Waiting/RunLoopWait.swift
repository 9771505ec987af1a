import AppRuntime
import Foundation

/// Waits on the main thread, which continues to serve its run loop and its queue.
///
/// If the device's clock is manual, it skips to the next scheduled event when there's nothing left
/// to do at the current time.
@MainActor
enum RunLoopWait {
  /// Whether the process ends afterward.
  ///
  /// In that case, the main queue's remaining work is dropped if the queue can't be served because
  /// one of its own blocks is waiting.
  static var isLast = false

  /// The maximum time in seconds that the run loop sleeps before it checks conditions that the main
  /// queue doesn't report.
  private static let nap = 0.01
  /// The number of sleeps without a turn of the main queue after which one of the queue's own
  /// blocks must be waiting.
  private static let napsBeforeDoubt = 3

  /// Waits until a condition is true.
  static func run(until isDone: () -> Bool) {
    var pace = ClockPace()
    while !isDone() {
      guard DeviceClock.shared.isManual || isLast else {
        turn()
        continue
      }
      DeviceLink.shared.onTurnEnd()
      let isServed = passMoment(orUntil: isDone)
      if isLast, !isServed { return }
      DeviceLink.shared.onTurnEnd()
      if isDone() { return }
      if !DeviceClock.shared.isManual || !pace.step() { turn() }
    }
  }

  /// Runs one turn of the run loop.
  private static func turn() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: nap))
    RunningTest.stopIfNecessary()
  }

  /// Completes the work for the current time of the clock.
  /// - Returns: Whether the main queue is being served, if the caller is waiting for it.
  private static func passMoment(orUntil isDone: () -> Bool) -> Bool {
    var (isQuiet, isServed, naps) = (false, false, 0)
    DispatchQueue.main.async { MainActor.assumeIsolated { isServed = true } }
    MainQueue.whenQuiet { isQuiet = true }
    while !isQuiet, !isDone() {
      turn()
      if isServed { continue }
      naps += 1
      if naps >= napsBeforeDoubt { return false }
    }
    return true
  }
}
