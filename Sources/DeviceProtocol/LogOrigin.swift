/// The metadata of a message to the unified log.
package struct LogOrigin: Codable, Equatable, Sendable {
  /// A subsystem or category longer than this is shortened, in bytes.
  private static let longestName = 200

  /// The level of the message.
  package let level: LogLevel
  /// The part of the app, such as `com.example.app`; may be empty.
  package let subsystem: String
  /// The category of the message, such as `network`; can be empty.
  package let category: String

  /// Creates the origin of a message; long names are shortened.
  package init(level: LogLevel, subsystem: String, category: String) {
    self.level = level
    self.subsystem = Self.shortened(subsystem)
    self.category = Self.shortened(category)
  }

  private static func shortened(_ name: String) -> String {
    name.utf8.count <= longestName
      ? name : String(decoding: name.utf8.prefix(longestName), as: UTF8.self)
  }

  /// The start of the message in plain text, such as `error [network]`.
  package var heading: String {
    category.isEmpty ? level.rawValue : "\(level.rawValue) [\(category)]"
  }
}
