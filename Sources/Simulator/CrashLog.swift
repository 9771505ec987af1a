import DeviceProtocol

/// How an app's process came to an unasked end.
package struct CrashLog: Error, Sendable, Equatable, Codable, CustomStringConvertible {
  /// The app that crashed.
  package var bundleID: String
  /// The name of the app.
  package var appName: String
  /// One sentence: the signal or the status, and the failing message if there is one.
  package var reason: String
  /// Where in the person's code, such as `ViewController.swift:12:7`.
  package var location: String?
  /// What the process said at its end, backtrace included.
  package var log: String

  /// A crash for a reason.
  package init(
    bundleID: String, appName: String, reason: String, location: String? = nil, log: String
  ) {
    self.bundleID = bundleID
    self.appName = appName
    self.reason = reason
    self.location = location
    self.log = log
  }

  /// The crash as a person is told.
  package var description: String {
    let place = location.map { " at \($0)" } ?? ""
    return "\(appName) crashed\(place): \(reason)" + (log.isEmpty ? "" : "\n\(log)")
  }
}
