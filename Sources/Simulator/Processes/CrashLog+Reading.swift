import Foundation
import Glibc
import Sandbox

extension CrashLog {
  /// Creates a report of how a process ended, or returns `nil` if it ended normally.
  /// - Parameter offense: The reason that the device ended the process.
  init?(
    app: InstalledApp, ending: ProcessEnding, offense: String?, output: String, errors: String
  ) {
    if let offense {
      self.init(
        bundleID: app.bundleID, appName: app.name, reason: offense, log: "", isEndedByDevice: true)
      return
    }
    let text: String
    switch ending {
    case .exited(status: 0): return nil
    case .exited(let status): text = "it exited with status \(status)"
    case .brokeLimit(let limit):
      self.init(
        bundleID: app.bundleID, appName: app.name, reason: limit, log: "", isEndedByDevice: true)
      return
    case .signaled(let signal): text = "it was killed by \(Self.name(of: signal))"
    }
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start =
      lines.lastIndex { Self.failedCheck(in: $0) != nil || Self.failedCast(in: $0) != nil }
      // The calls behind the message may be those of `fatalError`.
      ?? lines.lastIndex { $0.contains("fatalError") }
      ?? lines.lastIndex { $0.hasPrefix("*** ") || $0.contains("💣") || $0.contains("Crash:") }
      ?? max(0, lines.count - 40)
    let tail = Self.withoutImages(Array(lines[start...]))
    let message = tail.first.flatMap(Self.message) ?? Self.wrongThread(in: tail)
    let frames = StackFrame.frames(in: tail)
    self.init(
      bundleID: app.bundleID, appName: app.name,
      reason: message.map { Self.withoutFile($0) } ?? text,
      location: Self.location(in: tail), frames: frames,
      log: CrashReport(lines: tail, frames: frames).text, isKilled: ending == .signaled(SIGKILL))
  }

  /// Returns the crash with another location, if there's one.
  func located(at place: CallerLocator.Place?) -> CrashLog {
    guard let place else { return self }
    var crash = self
    crash.location = "\(place.file):\(place.line)"
    return crash
  }

  /// Removes the list of loaded libraries, which only `UnplacedCall` uses.
  private static func withoutImages(_ lines: [String]) -> [String] {
    guard let first = lines.lastIndex(where: { $0.hasPrefix("Images (") }) else { return lines }
    let rest = lines[first...].drop { !$0.hasPrefix("Backtrace took") }
    return Array(lines[..<first]).trimmingEnd + ["", ""] + rest
  }

  private static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGSEGV: "SIGSEGV (bad memory access)", SIGILL: "SIGILL (a Swift check failed)",
      SIGTRAP: "SIGTRAP (a Swift check failed)", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS",
      SIGFPE: "SIGFPE (arithmetic)", SIGXFSZ: "SIGXFSZ (a file grew too large)",
      SIGKILL: "another process (SIGKILL)", SIGTERM: "SIGTERM",
    ]
    return names[signal] ?? "signal \(signal)"
  }

  /// Returns the reason for the crash from a line of output.
  private static func message(in line: String) -> String? {
    if let match = line.firstMatch(of: /Swift runtime failure: (.+?)(?: \*\*\*)?$/) {
      return "Fatal error: \(match.1)"
    }
    return failedCheck(in: line) != nil || line.contains("fatal error")
      ? line : failedCast(in: line)
  }

  /// Returns the range where Swift prints the message of a failed `fatalError`, `assertionFailure`,
  /// `assert`, or `precondition`.
  private static func failedCheck(in line: String) -> Range<String.Index>? {
    ["Fatal error", "Assertion failed", "Precondition failed"].lazy
      .compactMap { line.range(of: $0) }.first
  }

  /// Returns a description of a failed `as!` from a line of output, with types as written in code.
  private static func failedCast(in line: String) -> String? {
    guard line.hasPrefix("Could not cast value of type '"),
      let match = line.firstMatch(of: /of type '(.+)' \(0x[0-9a-f]+\) to '(.+)' \(0x[0-9a-f]+\)/)
    else { return nil }
    let types = [match.1, match.2].map { type in
      type.replacing(/(^|[^\w.])\w+\.(\w)/) { "\($0.1)\($0.2)" }
    }
    return "Could not cast value of type '\(types[0])' to '\(types[1])'"
  }

  /// Returns the message for main-thread data that was used on another thread.
  ///
  /// Libdispatch detects that, but its messages don't say what was checked.
  private static func wrongThread(in lines: [String]) -> String? {
    guard let innermost = lines.first(where: { $0.contains(" in libdispatch.so") }),
      innermost.contains("_dispatch_assert_queue_fail")
    else { return nil }
    return """
      UIKit was used on a background thread. Use it in DispatchQueue.main.async { … }
      """
  }

  /// Returns the message after `Module/File.swift:12: `.
  private static func withoutFile(_ line: String) -> String {
    let range = failedCheck(in: line) ?? line.range(of: "fatal error")
    guard let range else { return line }
    return String(line[range.lowerBound...])
  }

  /// Returns the location in a storyboard that the message names.
  ///
  /// Otherwise, returns the first location outside of system code in the backtrace or message.
  static func location(in lines: [String]) -> String? {
    if let match = lines.first?.firstMatch(of: /^(\S+\.(?:storyboard|xib):\d+): Fatal error/) {
      return String(match.1)
    }
    for line in lines {
      if let match = line.firstMatch(of: /\ at (\/[^\n]*?\.swift:\d+(?::\d+)?)\s*$/) {
        let path = String(match.1)
        if line.contains(" in libUIKit.so at ") || path.contains("/swift/stdlib/") { continue }
        if path.hasPrefix("/home/build-user/") || path.contains(".quince-") { continue }
        if StackFrame.isAdded(String(path.prefix { $0 != ":" })) { continue }
        return path
      }
    }
    for line in lines {
      if let match = line.firstMatch(
        of: /^(\S+\.swift:\d+): (?:Fatal error|Assertion failed|Precondition failed)/)
      {
        return String(match.1)
      }
    }
    return nil
  }
}

extension [String] {
  /// The lines without empty lines at the end.
  fileprivate var trimmingEnd: [String] {
    Array(prefix((lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}
