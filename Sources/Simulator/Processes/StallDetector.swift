import Foundation

/// Determines from a process whether an app that doesn't answer ever will, earlier than by waiting
/// for it, and regardless of the machine's other work.
package struct StallDetector {
  /// The reason that an app doesn't respond.
  package enum Stall: Equatable, Sendable {
    /// Its main thread has been busy for a number of seconds.
    case busy(Double)
    /// Nothing in it has changed for a number of seconds.
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
