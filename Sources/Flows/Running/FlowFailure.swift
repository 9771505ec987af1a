import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Simulator

/// A failed step, with the reason and the contents of the screen.
package struct FlowFailure: Error, CustomStringConvertible {
  /// The file of the step.
  package var file: URL
  /// The line of the step, counted from 1.
  package var line: Int
  /// The reason that the step failed.
  package var message: String
  /// An outline of the screen, or an empty string if the app wasn't running.
  package var screen: String
  /// Whether the app has crashed or hangs, which even optional steps report.
  package var isOfApp: Bool
  /// A PNG of the screen at the time of the failure.
  package var screenshot: Data?

  /// The failure as it appears in a report.
  package var issue: ReportedIssue {
    ReportedIssue(
      message, file: file.relativePath, line: line, details: screen.isEmpty ? nil : screen,
      isOfApp: isOfApp)
  }

  /// The location, the message, and the screen.
  package var description: String {
    var text = "\(file.relativePath):\(line): \(message)"
    if !screen.isEmpty {
      text += "\n  on the screen:\n"
      text += screen.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    return text
  }
}

/// The reason that a step failed, before the step is known.
struct StepFailure: Error {
  var message: String
  /// The element that wasn't found, if that's the reason for the failure.
  var missing: ElementSelector?

  init(_ message: String, missing: ElementSelector? = nil) {
    self.message = message.shortened
    self.missing = missing
  }
}

extension Error {
  /// Whether the error is about an app that has crashed or hangs.
  var isOfApp: Bool {
    switch self {
    case is CrashLog: true
    case let failure as FlowFailure: failure.isOfApp
    case let error as DeviceError: error.isOfApp
    default: false
    }
  }
}

extension DeviceError {
  fileprivate var isOfApp: Bool {
    switch self {
    case .launchTimedOut, .notResponding, .stalled: true
    case .notInstalled, .exited, .cannotStart, .noAppOpens: false
    }
  }
}
