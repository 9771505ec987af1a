/// Some entries of a log, as a page shows them.
package struct LogPage: Codable, Equatable, Sendable {
  /// The number of the oldest entry that the log still has; the first ever had the number 0.
  package var first: Int
  /// The number from which on the log was looked at.
  package var start: Int
  /// The entries: those that follow each other from `start` on or, if something was looked for, the
  /// newest that were found.
  package var entries: [LoggedEntry]
  /// The number of entries that were found; only the newest might be included.
  package var found: Int
  /// The number of entries in the log so far.
  package var count: Int
  /// The apps that the log has entries of.
  package var apps: [String]
}
