import Foundation
import Glibc

/// The CPU time that a process has used, in seconds.
struct ProcessTimes {
  /// The time of all its threads, and of the processes that they started and wait for, such as the
  /// one that reads a crash.
  let process: Double
  /// The time of its first thread.
  let mainThread: Double

  /// Reads the times of a process; returns `nil` if the process doesn't exist.
  init?(of pid: pid_t) {
    guard let process = Self.seconds("/proc/\(pid)/stat"),
      let mainThread = Self.seconds("/proc/\(pid)/task/\(pid)/stat")
    else { return nil }
    self.process =
      Self.children(of: pid).reduce(process) { $0 + (Self.seconds("/proc/\($1)/stat") ?? 0) }
    self.mainThread = mainThread
  }

  /// Returns the processes that the threads of a process started.
  private static func children(of pid: pid_t) -> [pid_t] {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
    return (threads ?? []).flatMap { thread in
      (text("/proc/\(pid)/task/\(thread)/children") ?? "").split(separator: " ")
        .compactMap { pid_t($0) }
    }
  }

  private static func seconds(_ path: String) -> Double? {
    guard let text = text(path), let close = text.lastIndex(of: ")") else { return nil }
    // The name may hold spaces; the state, which follows it, is the third field of
    // `proc_pid_stat(5)`.
    let rest = text[close...].split(separator: " ")
    guard rest.count > 13, let user = Double(rest[12]), let system = Double(rest[13]) else {
      return nil
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
