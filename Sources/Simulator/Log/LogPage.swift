/// A range of log entries for display on a page.
package struct LogPage: Codable, Equatable, Sendable {
  /// The number of the oldest entry that's still in the log.
  ///
  /// The first entry ever had the number 0.
  package var first: Int
  /// The number of the first entry that was considered.
  package var start: Int
  /// The consecutive entries from `start` on or, for a search, the newest matches.
  package var entries: [LoggedEntry]
  /// The number of matches.
  ///
  /// Only the newest might be included.
  package var found: Int
  /// The number of entries added to the log so far.
  package var count: Int
  /// The apps with entries in the log.
  package var apps: [String]
}
