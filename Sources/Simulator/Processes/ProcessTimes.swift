import Foundation
import Glibc

/// The CPU time that a process has used, in seconds.
struct ProcessTimes {
  /// The time of all its threads, and of child processes that it waits for, such as the one that
  /// analyzes a crash.
  let process: Double
  /// The time of its main thread.
  let mainThread: Double

  /// Reads the times of a process, or returns `nil` if the process doesn't exist.
  init?(of pid: pid_t) {
    guard let process = Self.seconds("/proc/\(pid)/stat"),
      let mainThread = Self.seconds("/proc/\(pid)/task/\(pid)/stat")
    else { return nil }
    self.process =
      Self.children(of: pid).reduce(process) { $0 + (Self.seconds("/proc/\($1)/stat") ?? 0) }
    self.mainThread = mainThread
  }

  /// Returns the child processes of a process.
  private static func children(of pid: pid_t) -> [pid_t] {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
    return (threads ?? []).flatMap { thread in
      (text("/proc/\(pid)/task/\(thread)/children") ?? "").split(separator: " ")
        .compactMap { pid_t($0) }
    }
  }

  private static func seconds(_ path: String) -> Double? {
    guard let text = text(path), let close = text.lastIndex(of: ")") else { return nil }
    // The name can contain spaces. The state, which follows it, is the third field in
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
