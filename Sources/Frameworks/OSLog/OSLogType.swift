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

  /// A message that may help to find a problem.
  public static let `default` = OSLogType(0x00)
  /// A message that is helpful, but not essential for finding a problem.
  public static let info = OSLogType(0x01)
  /// A message that is useful only during development.
  public static let debug = OSLogType(0x02)
  /// An error of the app.
  public static let error = OSLogType(0x10)
  /// An error of the system, or one of several processes.
  public static let fault = OSLogType(0x11)

  /// The level as the device's log knows it.
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
