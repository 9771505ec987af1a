import Foundation
import Glibc

/// How long a process has computed, in seconds.
struct ProcessTimes {
  /// All its threads.
  let process: Double
  /// Its first thread.
  let mainThread: Double

  /// The times of a process, or of the one that it keeps in a sandbox; `nil` if there is none.
  init?(of pid: pid_t) {
    let pid = Self.innermost(of: pid)
    guard let process = Self.fields("/proc/\(pid)/stat"),
      let mainThread = Self.fields("/proc/\(pid)/task/\(pid)/stat")
    else { return nil }
    self.process = process.seconds
    self.mainThread = mainThread.seconds
  }

  /// The process itself, or the one that it keeps in a sandbox.
  static func innermost(of pid: pid_t) -> pid_t {
    var pid = pid
    while let fields = fields("/proc/\(pid)/stat"), fields.name == "bwrap",
      let child = child(of: pid)
    {
      pid = child
    }
    return pid
  }

  private static func child(of pid: pid_t) -> pid_t? {
    let children = text("/proc/\(pid)/task/\(pid)/children")
    return children?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  private static func fields(_ path: String) -> (name: Substring, seconds: Double)? {
    guard let text = text(path), let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")")
    else { return nil }
    // The name may hold spaces; the state, which follows it, is the third field of `proc_pid_stat(5)`.
    let rest = text[close...].split(separator: " ")
    guard rest.count > 13, let user = Double(rest[12]), let system = Double(rest[13]) else {
      return nil
    }
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    return (text[text.index(after: open)..<close], (user + system) / ticks)
  }

  private static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
