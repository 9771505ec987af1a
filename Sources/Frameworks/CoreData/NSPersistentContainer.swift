import Foundation

/// A container for an app's model, stores, and contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcontainer>.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container and its model.
  public let name: String
  /// The context for the main thread.
  public let viewContext: NSManagedObjectContext
  /// The model.
  open var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container whose model has the same name.
  public convenience init(name: String) {
    let model = ["momd", "mom"].lazy.compactMap {
      Bundle.main.url(forResource: name, withExtension: $0)
    }.compactMap { NSManagedObjectModel(contentsOf: $0) }.first
    if model == nil { NSLog("CoreData: error: Failed to load model named %@", name) }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = []
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = type(of: self).defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
  }

  /// Returns the folder for stores.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Loads the stores, and calls a block after each of them.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a context for background work.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a block with its own context, on that context's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a block with its own context, on that context's queue, and returns its result.
  nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }
}
