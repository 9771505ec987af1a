/// An object that marks intervals and moments in the log.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposter>.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// An object that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates an object for the default log.
  public init() { log = .default }

  /// Creates an object for a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates an object for a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates an object for the log of a logger.
  public init(logger: Logger) { log = logger.log }

  /// Whether the object marks anything.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks the start of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    mark(.begin, name)
    return OSSignpostIntervalState(id)
  }

  /// Marks the start of an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    mark(.begin, name, message)
    return OSSignpostIntervalState(id)
  }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    mark(.end, name)
  }

  /// Marks the end of an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    mark(.end, name, message)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark(.event, name) }

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    mark(.event, name, message)
  }

  /// Marks the interval in which a function runs, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Marks the interval in which a function runs, with a message, and returns its result.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func mark(_ type: OSSignpostType, _ name: StaticString, _ message: OSLogMessage? = nil) {
    log.write(.debug, "\(name): \(type.name)" + (message.map { " \($0.text)" } ?? ""))
  }
}
