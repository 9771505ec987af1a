/// The types of changes to a controller's results.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype>.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object or section was inserted.
  case insert = 1
  /// An object or section was deleted.
  case delete = 2
  /// An object was moved, and perhaps updated.
  case move = 3
  /// An object was updated.
  case update = 4
}
