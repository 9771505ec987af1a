import DeviceProtocol
import Foundation

/// Something that happened on a device, for whoever watches it.
package enum DeviceEvent: Sendable {
  case launched(bundleID: String)
  /// The app's process ended; `crash` says how if it was not asked to.
  case exited(bundleID: String, crash: CrashLog?)
  /// The app has not answered for a while.
  case stoppedResponding(bundleID: String)
  /// The app that had not answered does so again.
  case respondsAgain(bundleID: String)
  case report(bundleID: String, Report)
  /// A line that the app printed.
  case output(bundleID: String, OutputLine)
  /// Another app, the home screen or the switcher is in front.
  case frontChanged
  /// The app asked for a URL, which no device opens by itself.
  case openURL(bundleID: String, String)
}

/// A line that an app printed.
package struct OutputLine: Sendable, Equatable, Codable {
  /// The line without its end.
  package var text: String
  /// Whether it came on the standard error.
  package var isError: Bool

  /// A line of one of the two outputs.
  package init(text: String, isError: Bool) {
    self.text = text
    self.isError = isError
  }
}

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
