/// The metadata of a message to the unified log.
package struct LogOrigin: Codable, Equatable, Sendable {
  /// The maximum length of a subsystem or category in bytes.
  ///
  /// Longer names are truncated.
  private static let longestName = 200

  /// The level of the message.
  package let level: LogLevel
  /// The subsystem, such as `com.example.app`, which can be empty.
  package let subsystem: String
  /// The category of the message, such as `network`, which can be empty.
  package let category: String

  /// Creates the metadata of a message, truncating long names.
  package init(level: LogLevel, subsystem: String, category: String) {
    self.level = level
    self.subsystem = Self.shortened(subsystem)
    self.category = Self.shortened(category)
  }

  private static func shortened(_ name: String) -> String {
    name.utf8.count <= longestName
      ? name : String(decoding: name.utf8.prefix(longestName), as: UTF8.self)
  }

  /// The prefix of the message in plain text, such as `error [network]`.
  package var heading: String {
    category.isEmpty ? level.rawValue : "\(level.rawValue) [\(category)]"
  }
}
