/// Writes messages to the log.
///
/// Follows <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for what belongs to no part of the app.
  public init() { log = .default }

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message of the usual kind.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Logs what only development needs.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs what only development needs.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs what helps to find a problem.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Logs what is needed to find a problem.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs what isn't as it should be.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a failure of the app.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Logs a fault of the app or the system.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
