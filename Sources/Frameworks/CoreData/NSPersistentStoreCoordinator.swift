import Foundation

/// The connection between a model, its stores, and contexts.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator>.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name of the coordinator.
  open var name: String?
  /// Contexts on several threads use the stores.
  let lock = NSRecursiveLock()
  private var users: [WeakContext] = []

  /// Creates a coordinator for a model, which can't be changed anymore.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.finalize()
    ModelsInUse.add(model)
  }

  /// Adds a store, and creates it if it doesn't exist.
  /// - Throws: An error if the store can't be opened.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    func isOn(_ key: String) -> Bool {
      (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false
    }
    return try add(
      type: storeType, url: storeURL, isReadOnly: isOn(NSReadOnlyPersistentStoreOption),
      migrates: isOn(NSMigratePersistentStoresAutomaticallyOption), options: options)
  }

  /// Adds a store, and calls a block afterwards.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let (description, block) = (storeDescription, block)
    let load: @Sendable () -> Void = {
      do {
        try self.add(
          type: description.type, url: description.url, isReadOnly: description.isReadOnly,
          migrates: description.shouldMigrateStoreAutomatically, options: description.options)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
    if description.shouldAddStoreAsynchronously {
      DispatchQueue.global().async(execute: load)
    } else {
      load()
    }
  }

  @discardableResult
  private func add(
    type: String, url: URL?, isReadOnly: Bool, migrates: Bool, options: [AnyHashable: Any]?
  ) throws -> NSPersistentStore {
    let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
    guard isInMemory || type == NSSQLiteStoreType else {
      throw NSError(
        NSPersistentStoreInvalidTypeError, "Quince doesn't support stores of the type “\(type)”.")
    }
    guard isInMemory || url != nil else {
      throw NSError(NSPersistentStoreOpenError, "The store has no URL.")
    }
    let rows = try RowStore(
      file: isInMemory ? nil : url, model: managedObjectModel, isReadOnly: isReadOnly,
      migrates: migrates)
    let store = NSPersistentStore(rows)
    store.type = type
    store.url = url
    store.isReadOnly = isReadOnly
    store.options = options
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    return store
  }

  /// Removes a store.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
  }

  /// Returns the store of a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }

  /// Returns the file of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Deletes the objects of a store.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for suffix in ["", "-wal", "-shm"] {
      let path = url.path + suffix
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Returns the identity that a URL stands for, or `nil` if no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata",
      let store = persistentStores.first(where: { $0.identifier == url.host?.uppercased() }),
      let entity = managedObjectModel.entitiesByName[
        url.deletingLastPathComponent().lastPathComponent],
      url.lastPathComponent.hasPrefix("p"), let row = Int64(url.lastPathComponent.dropFirst())
    else { return nil }
    return NSManagedObjectID(entity, row: row, in: store)
  }

  // MARK: Contexts

  /// The contexts that use the coordinator.
  var contexts: [NSManagedObjectContext] { lock.withLock { users.compactMap(\.context) } }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      users.removeAll { $0.context == nil || $0.context === context }
      users.append(WeakContext(context))
    }
  }

  // MARK: Saving

  /// The store for new objects.
  private func storeForNewObjects() throws -> NSPersistentStore {
    guard let store = persistentStores.first else {
      throw NSError(
        NSCoreDataError,
        "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save "
          + "operation.")
    }
    return store
  }

  /// Returns new identities in the store.
  func makeIDs(for entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
    try lock.withLock {
      let store = try storeForNewObjects()
      return try store.rows.makeKeys(for: entities).enumerated().map {
        NSManagedObjectID(entities[$0.offset], row: $0.element, in: store)
      }
    }
  }

  /// Saves a context's changes.
  func save(_ changes: PendingSave, of context: NSManagedObjectContext) throws {
    try lock.withLock {
      let store = try storeForNewObjects()
      let save = RowSave(changes, in: store, policy: context.mergePolicy as? NSMergePolicy)
      try save.perform()
      for (object, id) in save.newIDs { context.rename(object, to: id) }
      for object in changes.inserted + changes.updated {
        let version = save.versions[ObjectIdentifier(object)] ?? 1
        object.settle(object.snapshot(version: version))
      }
    }
  }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  func snapshots(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, Snapshot)] {
    try lock.withLock {
      try persistentStores.flatMap { try $0.rows.snapshots(of: entities, in: $0) }
    }
  }

  func snapshot(of id: NSManagedObjectID) throws -> Snapshot? {
    try lock.withLock { try id.persistentStore.flatMap { try $0.rows.snapshot(of: id, in: $0) } }
  }

  func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
    -> [NSManagedObjectID]
  {
    try lock.withLock {
      guard let store = id.persistentStore, let row = id.row else { return [] }
      return try store.rows.destinations(of: relationship, from: row, in: store)
    }
  }
}
