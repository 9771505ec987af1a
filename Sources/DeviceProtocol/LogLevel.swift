/// The level of a line in the log, from least to most severe.
package enum LogLevel: String, Codable, CaseIterable, Comparable, Sendable {
  case debug, info
  /// The level of printed text, and of messages without an explicit level.
  case standard = "default"
  case warning, error, fault

  /// Returns whether a level is less severe than another.
  package static func < (one: LogLevel, other: LogLevel) -> Bool { one.number < other.number }

  /// The level's index, starting at 0.
  package var number: UInt8 {
    switch self {
    case .debug: 0
    case .info: 1
    case .standard: 2
    case .warning: 3
    case .error: 4
    case .fault: 5
    }
  }

  /// Creates the level with a number.
  package init?(number: UInt8) {
    guard let level = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = level
  }
}
