import AppRuntime
import Foundation

/// Waits on the main thread, which keeps serving its run loop and its queue.
///
/// If the device's clock is manual, it jumps to the next scheduled event, once nothing is left to
/// do at its time.
@MainActor
enum RunLoopWait {
  /// Whether the process ends after this, so that the main queue's remaining work is dropped if it
  /// can't be served because one of its own blocks waits here.
  static var isLast = false

  /// The longest time that the run loop sleeps, in seconds, before it checks the conditions that
  /// the main queue doesn't report.
  private static let nap = 0.01
  /// After this many naps without a turn of the main queue, its own block must be waiting here.
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

  /// Serves the run loop once.
  private static func turn() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: nap))
    RunningTest.stopIfNecessary()
  }

  /// Lets all be done that belongs to this moment of the clock.
  /// - Returns: Whether the main queue is served, if the caller waits for it.
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
