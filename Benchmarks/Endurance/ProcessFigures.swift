import Foundation
import Glibc

/// The system's figures of a process: memory, open files, children, how often it woke up.
package struct ProcessFigures: Sendable {
  /// The process.
  package let pid: Int32

  /// - Parameter pid: of a process that lives.
  package init(pid: Int32) {
    self.pid = pid
  }

  /// The process that asks.
  package static var own: ProcessFigures { ProcessFigures(pid: getpid()) }

  /// Its memory, in bytes.
  package var residentBytes: Int { kilobytes("VmRSS") << 10 }

  /// Its memory that isn't backed by files, in bytes.
  package var allocatedBytes: Int { kilobytes("RssAnon") << 10 }

  /// Its memory, with only its part of shared memory, in bytes.
  package var proportionalBytes: Int { kilobytes("Pss", in: "smaps_rollup") << 10 }

  /// How many files it has open.
  package var openFiles: Int { names(in: "/proc/\(pid)/fd").count }

  /// The processes that it started and that live.
  package var children: [Int32] {
    names(in: "/proc/\(pid)/task").flatMap { task in
      text("/proc/\(pid)/task/\(task)/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// The processes that it started, and theirs, each after the one that started it.
  package var descendants: [Int32] {
    children.flatMap { [$0] + ProcessFigures(pid: $0).descendants }
  }

  /// How often its threads were given a processor: none was while it slept through.
  package var wakeUps: Int {
    names(in: "/proc/\(pid)/task").reduce(0) { sum, task in
      let lines = text("/proc/\(pid)/task/\(task)/status").split(separator: "\n")
      return sum
        + lines.filter { $0.contains("ctxt_switches:") }
        .compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
    }
  }

  /// Waits until it has slept for six seconds, or for half a minute at most: libdispatch ends its
  /// threads when they have had nothing to do for five.
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
