import DeviceProtocol
import Foundation

/// One thing in a device's log.
package enum LogEntry: Codable, Equatable, Sendable {
  /// A line that an app printed.
  case output(app: String, OutputLine)
  /// A remark about an app.
  case report(app: String, Report)

  /// The name of the app that it's of.
  package var app: String {
    switch self {
    case .output(let app, _), .report(let app, _): app
    }
  }

  /// The level.
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

/// An entry as it's in the log.
package struct LoggedEntry: Codable, Equatable, Sendable {
  /// The first ever had the number 0.
  package var number: Int
  /// The time of the entry, in milliseconds since 1970.
  package var time: Int64
  /// The entry that arrived.
  package var entry: LogEntry
}
