import DeviceProtocol
import Foundation
import Glibc

/// A device's debugger, and the time during which it stopped apps.
struct Debugging {
  /// Whether the process of each app that's launched waits for a debugger.
  var holdsLaunches = false
  /// The ID of the debugger's process, if one can attach.
  private(set) var debugger: pid_t?
  /// The connection that requested debugging.
  private(set) var session: UUID?
  /// Checks the apps' states in the debugger.
  var watch: Task<Void, Never>?
  /// The time during which apps were stopped in the past, in seconds.
  private var pastStops = 0.0
  /// The time since which an app has been stopped, as `DeviceTime.uptime`.
  private var stoppedSince: Double?
  /// The fingers that touched the screen while the frontmost app was stopped.
  private var refusedFingers: Set<Int> = []

  /// Whether a debugger can attach to apps now or later.
  var isPossible: Bool { holdsLaunches || debugger != nil }

  /// Whether the debugger's process exists.
  var isDebuggerAlive: Bool { debugger.map(Self.exists) ?? false }

  /// Returns whether a process exists.
  static func exists(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Lets a debugger attach.
  mutating func start(_ debugger: pid_t, session: UUID) {
    self.debugger = debugger
    self.session = session
  }

  /// Ends debugging.
  mutating func end() {
    debugger = nil
    session = nil
    holdsLaunches = false
    watch?.cancel()
    watch = nil
    noteStop(since: nil)
  }

  /// Returns the state of a process in the debugger, or `nil` if it isn't attached.
  ///
  /// Other programs that trace a process aren't the debugger.
  func state(of process: pid_t) -> DebuggerState? {
    guard let debugger, let tracer = ProcessTracer(of: process), tracer.belongs(to: debugger)
    else { return nil }
    return tracer.hasStopped ? .stopped : .running
  }

  /// Records the time since which any app is stopped, or that none is.
  mutating func noteStop(since start: Double?) {
    if let start {
      stoppedSince = stoppedSince ?? start
    } else if let since = stoppedSince {
      pastStops += DeviceTime.uptime - since
      stoppedSince = nil
    }
  }

  /// Returns the touches that are sent to an app.
  ///
  /// A stopped app gets only the ends of earlier touches, so that it doesn't react to the others
  /// when it continues.
  mutating func accept(_ samples: [TouchSample], isStopped: Bool) -> [TouchSample] {
    samples.filter { sample in
      switch sample.phase {
      case .began where isStopped:
        refusedFingers.insert(sample.finger)
        return false
      case .began: return true
      case .moved: return !isStopped && !refusedFingers.contains(sample.finger)
      case .ended, .cancelled: return refusedFingers.remove(sample.finger) == nil
      }
    }
  }

  /// The time during which apps have been stopped, in seconds.
  var stoppedTime: Double { pastStops + (stoppedSince.map { DeviceTime.uptime - $0 } ?? 0) }
}
