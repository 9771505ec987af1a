import Foundation
import Glibc

/// The system's figures about a process: its memory, open files, children, and wake-ups.
package struct ProcessFigures: Sendable {
  /// The process ID.
  package let pid: Int32

  /// - Parameter pid: The ID of a running process.
  package init(pid: Int32) {
    self.pid = pid
  }

  /// The figures of this process.
  package static var own: ProcessFigures { ProcessFigures(pid: getpid()) }

  /// The resident memory, in bytes.
  package var residentBytes: Int { kilobytes("VmRSS") << 10 }

  /// The memory that isn't backed by files, in bytes.
  package var allocatedBytes: Int { kilobytes("RssAnon") << 10 }

  /// The memory with only the process's share of shared memory, in bytes.
  package var proportionalBytes: Int { kilobytes("Pss", in: "smaps_rollup") << 10 }

  /// The number of open files.
  package var openFiles: Int { names(in: "/proc/\(pid)/fd").count }

  /// The running processes that it started.
  package var children: [Int32] {
    names(in: "/proc/\(pid)/task").flatMap { task in
      text("/proc/\(pid)/task/\(task)/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// The running processes that it started directly or indirectly, each after the process that
  /// started it.
  package var descendants: [Int32] {
    children.flatMap { [$0] + ProcessFigures(pid: $0).descendants }
  }

  /// The number of times that a processor was assigned to one of its threads.
  ///
  /// This number doesn't change while the process sleeps.
  package var wakeUps: Int {
    names(in: "/proc/\(pid)/task").reduce(0) { sum, task in
      let lines = text("/proc/\(pid)/task/\(task)/status").split(separator: "\n")
      return sum
        + lines.filter { $0.contains("ctxt_switches:") }
        .compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
    }
  }

  /// Waits until the process has slept for six seconds, for at most half a minute. libdispatch ends
  /// its threads when they have been idle for five seconds.
  package func sleeps() async {
    let deadline = ContinuousClock.now + .seconds(30)
    var last = wakeUps
    var start = ContinuousClock.now
    while ContinuousClock.now < min(deadline, start + .seconds(6)) {
      try? await Task.sleep(for: .milliseconds(200))
      guard wakeUps != last else { continue }
      last = wakeUps
      start = ContinuousClock.now
    }
  }

  private func kilobytes(_ key: String, in file: String = "status") -> Int {
    let line = text("/proc/\(pid)/\(file)").split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
