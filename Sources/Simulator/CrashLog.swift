import DeviceProtocol

/// The report of an app's crash.
package struct CrashLog: Error, Sendable, Equatable, Codable, CustomStringConvertible {
  /// The app that crashed.
  package var bundleID: String
  /// The name of the app.
  package var appName: String
  /// A sentence with the signal or exit status, and the failure message if there's one.
  package var reason: String
  /// The location in the app's code, such as `ViewController.swift:12:7`.
  package var location: String?
  /// The call stack, innermost call first.
  package var frames: [StackFrame]
  /// The last output of the process, including its backtrace.
  package var log: String
  /// Whether the device killed the app, for the reason given.
  package var isEndedByDevice: Bool
  /// Whether another process killed the app, which isn't a crash.
  package var isKilled: Bool

  /// Creates a crash report with a reason.
  package init(
    bundleID: String, appName: String, reason: String, location: String? = nil,
    frames: [StackFrame] = [], log: String, isEndedByDevice: Bool = false, isKilled: Bool = false
  ) {
    self.bundleID = bundleID
    self.appName = appName
    self.reason = reason
    self.location = location
    self.frames = frames
    self.log = log
    self.isEndedByDevice = isEndedByDevice
    self.isKilled = isKilled
  }

  /// A one-sentence description of the crash.
  package var summary: String {
    if isKilled { return "\(appName) was killed (SIGKILL)" }
    let place = location.map { " at \($0)" } ?? ""
    let what = isEndedByDevice ? "was killed by the device" : "crashed"
    return "\(appName) \(what)\(place): \(reason)"
  }

  /// The summary, and the process's last output.
  package var description: String { summary + (log.isEmpty ? "" : "\n\(log)") }
}
