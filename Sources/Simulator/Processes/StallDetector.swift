import Foundation

/// Determines from the state of a process whether an app that isn't responding ever will.
///
/// That's faster than waiting for the app, and doesn't depend on the load on the computer.
package struct StallDetector {
  /// The way that an app is stalled.
  package enum Stall: Equatable, Sendable {
    /// The main thread has been busy for a number of seconds.
    case busy(Double)
    /// Nothing in the process has changed for a number of seconds.
    case idle(Double)
  }

  private var first: ProcessTimes?
  private var last: ProcessTimes?
  private var lastWork = 0.0

  /// Checks a process again.
  mutating func next(_ pid: pid_t, at time: Double, limits: Device.Limits) -> Stall? {
    guard let times = ProcessTimes(of: pid) else { return nil }
    guard let first, let last else {
      (first, last, lastWork) = (times, times, time)
      return nil
    }
    if times.process != last.process { lastWork = time }
    self.last = times
    let work = times.mainThread - first.mainThread
    if work >= limits.computing { return .busy(work) }
    if time - lastWork >= limits.idleness { return .idle(time - lastWork) }
    return nil
  }
}
