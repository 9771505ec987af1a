/// An object that writes messages to the log.
///
/// Follows <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger without a subsystem and category.
  public init() { log = .default }

  /// Creates a logger with a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Logs a message that's useful only during development.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message that's useful only during development.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message that helps to find a problem.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Logs a message that's essential for finding a problem.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a critical error in the app.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Logs a fault in the app or the system.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
