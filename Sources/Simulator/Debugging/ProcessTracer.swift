import Foundation
import Glibc

/// The debugger that's attached to a process, according to the kernel.
struct ProcessTracer {
  /// Whether the process is stopped.
  let hasStopped: Bool
  /// The thread of the debugger that traces the process.
  private let thread: pid_t

  /// Finds the tracer of a process, or returns `nil` if there's none.
  init?(of process: pid_t) {
    guard let status = Self.status(of: process), let tracer = Self.number("TracerPid", in: status),
      tracer > 0
    else { return nil }
    thread = tracer
    hasStopped = status.contains("\nState:\tt")
  }

  /// Returns whether the tracer belongs to a process, or to one that it started.
  ///
  /// The debugger can also have started this process, whose apps aren't the debugger.
  func belongs(to debugger: pid_t) -> Bool {
    guard let status = Self.status(of: thread), var process = Self.number("Tgid", in: status)
    else { return false }
    while process > 1, process != debugger, process != getpid() {
      guard let status = Self.status(of: process), let parent = Self.number("PPid", in: status)
      else { return false }
      process = parent
    }
    return process == debugger
  }

  private static func status(of process: pid_t) -> String? {
    FileManager.default.contents(atPath: "/proc/\(process)/status")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func number(_ key: String, in status: String) -> pid_t? {
    guard let start = status.range(of: "\n\(key):\t")?.upperBound else { return nil }
    return pid_t(status[start...].prefix { $0.isNumber })
  }
}
