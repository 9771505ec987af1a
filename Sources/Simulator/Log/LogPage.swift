/// Some entries of a log that follow each other, as a page shows them.
package struct LogPage: Codable, Equatable, Sendable {
  /// The number of the oldest entry that the log still has; the first ever had the number 0.
  package var first: Int
  /// The number of the first entry here.
  package var start: Int
  /// The entries.
  package var entries: [LogEntry]
  /// How many entries the log has had so far.
  package var count: Int

  /// The number after that of the last entry here.
  var end: Int { start + entries.count }
}
