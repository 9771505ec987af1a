import DeviceProtocol
import Foundation

/// An entry in a device's log.
package enum LogEntry: Codable, Equatable, Sendable {
  /// A line that an app printed.
  case output(app: String, OutputLine)
  /// A report about an app.
  case report(app: String, Report)

  /// The name of the app that the entry belongs to.
  package var app: String {
    switch self {
    case .output(let app, _), .report(let app, _): app
    }
  }

  /// The entry as plain text.
  package var plainText: String {
    switch self {
    case .output(_, let line): line.plainText
    case .report(_, let report): "\(report)"
    }
  }

  /// The log level.
  package var level: LogLevel {
    switch self {
    case .output(_, let line): line.origin?.level ?? .standard
    case .report(_, let report):
      switch report.severity {
      case .note: .standard
      case .warning: .warning
      case .error: .error
      }
    }
  }
}

/// A log entry with its number and time.
package struct LoggedEntry: Codable, Equatable, Sendable {
  /// The number of the entry, starting at 0 for the first entry ever.
  package var number: Int
  /// The time of the entry, in milliseconds since 1970.
  package var time: Int64
  /// The entry.
  package var entry: LogEntry
}
