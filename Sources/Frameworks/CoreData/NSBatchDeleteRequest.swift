import Foundation

/// A request that deletes objects in the store, without changing the context.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsbatchdeleterequest>.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  private let find: (NSManagedObjectContext) throws -> [NSManagedObject]
  /// The request for the objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The type of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes the objects that another request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    find = { try $0.objects(for: fetch.fetch(in: $0)) }
  }

  /// Creates a request that deletes the objects with identities.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objects.first?.entity
    find = { context in objects.compactMap { try? context.existingObject(with: $0) } }
  }

  override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    // The objects of another context keep those of the app as they are.
    let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    own.persistentStoreCoordinator = context.persistentStoreCoordinator
    own.mergePolicy = NSMergePolicy.overwrite
    let objects = try find(own)
    let ids = objects.map(\.objectID)
    for object in objects { own.delete(object) }
    try own.save()
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, resultType)
  }
}
