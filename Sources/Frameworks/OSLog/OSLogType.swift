import DeviceProtocol

/// The level of a message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogtype>.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default level, for messages that may help to find a problem.
  public static let `default` = OSLogType(0x00)
  /// The info level, for messages that are helpful but not essential for finding a problem.
  public static let info = OSLogType(0x01)
  /// The debug level, for messages that are useful only during development.
  public static let debug = OSLogType(0x02)
  /// The error level, for errors in the app.
  public static let error = OSLogType(0x10)
  /// The fault level, for errors in the system or in several processes.
  public static let fault = OSLogType(0x11)

  /// The corresponding level in the device's log.
  var level: LogLevel {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .fault
    default: .standard
    }
  }
}
