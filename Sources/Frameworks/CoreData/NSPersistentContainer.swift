import Stubs

/// A container for an app's stores, as in Xcode's template with Core Data.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcontainer>.
open class NSPersistentContainer: NSObject {
  /// The name of the container and its model.
  public let name: String
  /// The context for the main thread.
  public let viewContext = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
  /// The stores to load.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container whose model has the same name.
  public init(name: String) {
    self.name = name
  }

  /// Loads the stores, which are empty and don't save anything, and reports the stub.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Stub.persistentStores.report()
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Returns a context for background work.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  /// Calls a block with its own context, on that context's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}
