/// A section of a controller's results.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo>.
public protocol NSFetchedResultsSectionInfo {
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
  /// The name of the section.
  var name: String { get }
  /// The title for a table's index.
  var indexTitle: String? { get }
}
