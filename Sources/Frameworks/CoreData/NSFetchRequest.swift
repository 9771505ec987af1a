import AppRuntime
import Foundation

/// A description of the objects to fetch, and their order.
///
/// On Apple's systems, results conform to `NSFetchRequestResult`. In Swift without Objective-C,
/// `NSFetchRequestResult` doesn't conform to itself, so any type is allowed here.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequest>.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The name of the entity.
  open private(set) var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name }
  }
  /// The condition for the objects, or `nil` for all.
  open var predicate: NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects, or 0 for no limit.
  open var fetchLimit = 0
  /// The number of objects to leave out at the start.
  open var fetchOffset = 0
  /// The number of objects to read at a time.
  ///
  /// Quince reads all of them.
  open var fetchBatchSize = 0
  /// Whether objects of subentities are fetched, too.
  open var includesSubentities = true
  /// Whether values are read together with the objects.
  ///
  /// Quince always reads them.
  open var includesPropertyValues = true
  /// Whether fetched objects are faults.
  open var returnsObjectsAsFaults = true
  /// Whether values that were read before are read again.
  open var shouldRefreshRefetchedObjects = false
  /// The relationships whose objects are read together with the objects.
  ///
  /// Quince reads them when they're used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The type of the results.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// The properties in dictionaries: names, property descriptions, or expression descriptions.
  open var propertiesToFetch: [Any]?
  /// The properties whose equal values are grouped in dictionaries.
  open var propertiesToGroupBy: [Any]?
  /// Whether equal dictionaries are left out.
  open var returnsDistinctResults = false

  /// Creates a request without an entity.
  public override init() {
    super.init()
  }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Returns a copy of the request.
  open func copy(with zone: NSZone? = nil) -> Any { copied(as: ResultType.self) }

  /// Returns a copy of the request whose results have another type.
  func copied<Other>(as type: Other.Type) -> NSFetchRequest<Other> {
    let copy = NSFetchRequest<Other>()
    copy.entity = entity
    copy.entityName = entityName
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.resultType = resultType
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }

  /// Returns the results in the context whose block is running.
  ///
  /// Outside a block of `perform(_:)`, this ends the app, as on iOS.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      raise(
        "NSInternalInconsistencyException",
        "-execute can't be used outside of a context's block: \(self)")
    }
    return try context.fetch(self)
  }

  /// Returns what to look for in a context.
  func fetch(in context: NSManagedObjectContext) -> Fetch {
    guard let name = entity?.name ?? entityName else {
      raise(
        "NSInvalidArgumentException",
        "executeFetchRequest:error: A fetch request must have an entity.")
    }
    let entity = context.entity(named: name)
    return Fetch(
      entity: entity, predicate: predicate, order: sortDescriptors ?? [], limit: fetchLimit,
      offset: fetchOffset, includesSubentities: includesSubentities,
      refreshes: shouldRefreshRefetchedObjects)
  }
}
