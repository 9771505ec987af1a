import AppRuntime
import Foundation
internal import Stubs
import UIKit

/// A context in which an app changes its managed objects.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: DispatchQueue
  /// The context from which this one reads, and to which it saves.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(self)) }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The name of the context.
  open var name: String?
  /// The app's information about the context.
  open var userInfo = NSMutableDictionary()
  /// The author of the context's changes.
  open var transactionAuthor: String?
  /// The way in which conflicts with the store are resolved, an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes that are saved elsewhere are merged into the context.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects that aren't in the store lose their values instead of ending the app.
  ///
  /// Quince always does so.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether the context keeps objects that nothing else uses.
  open var retainsRegisteredObjects = false
  /// The object that undoes changes.
  open var undoManager: UndoManager? {
    didSet { Stub.managedUndo.report(if: undoManager != nil) }
  }

  var registry: [NSManagedObjectID: WeakObject] = [:]
  /// Objects that mustn't be deallocated, because they have changes.
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  /// The changes that haven't been announced yet.
  var pending = PendingChanges()
  var isProcessing = false
  var children: [WeakContext] = []
  private var retained: Set<NSManagedObject> = []

  /// Creates a context with a type of queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    ContextQueue.mark(queue, of: self)
  }

  /// Creates a context that works on the thread that uses it.
  public override convenience init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }

  /// The coordinator of the context, or of its parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }

  // MARK: Objects

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> {
    Set(registry.values.compactMap(\.object))
  }

  /// The objects that will be inserted in the next save.
  open var insertedObjects: Set<NSManagedObject> { inserted }

  /// The objects that will be updated in the next save.
  open var updatedObjects: Set<NSManagedObject> { updated }

  /// The objects that will be deleted in the next save.
  open var deletedObjects: Set<NSManagedObject> { deleted }

  /// Whether there are changes that haven't been saved.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) { add(object) }

  /// Marks an object for deletion in the next save.
  open func delete(_ object: NSManagedObject) { markDeleted(object) }

  /// Returns the object with an identity, or `nil` if the context doesn't know it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]?.object
  }

  /// Returns the object with an identity, whose values are read when they're used.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registry[objectID]?.object { return known }
    let object = objectID.entity.objectClass.makeQuinceObject(objectID.entity, nil)
    object.attributes = [:]
    object.objectID = objectID
    object.managedObjectContext = self
    object.isFault = true
    registry[objectID] = WeakObject(object)
    if retainsRegisteredObjects { retained.insert(object) }
    return object
  }

  /// Returns the object with an identity.
  /// - Throws: An error if it doesn't exist.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registry[objectID]?.object, !known.isFault || known.committed != nil {
      return known
    }
    guard let snapshot = try source?.snapshot(of: objectID) else {
      throw NSError(
        NSManagedObjectReferentialIntegrityError, "The object doesn’t exist: \(objectID)")
    }
    let object = object(with: objectID)
    object.committed = snapshot
    return object
  }

  /// Replaces the identities of new objects with those that they have in the store.
  ///
  /// Quince does this when the objects are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try obtainIDs(for: objects)
  }

  /// Reads an object again, and keeps its changes if requested.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    refreshObject(object, keepsChanges: flag)
  }

  /// Reads all objects again, and keeps their changes.
  open func refreshAllObjects() {
    for object in registeredObjects { refreshObject(object, keepsChanges: true) }
  }

  // MARK: Changes

  /// Updates the relationships of deleted objects, and announces the changes since the last time.
  open func processPendingChanges() { announceChanges() }

  /// Saves the changes to the store or the parent context.
  /// - Throws: An error of Core Data, such as 1570 for a missing value.
  open func save() throws { try saveChanges() }

  /// Discards all changes, and announces this immediately.
  open func rollback() {
    discardChanges()
    announceChanges()
  }

  /// Forgets all objects and their changes.
  open func reset() {
    for object in registeredObjects {
      object.relations = [:]
      object.managedObjectContext = nil
    }
    registry = [:]
    inserted = []
    updated = []
    deleted = []
    retained = []
    pending = PendingChanges()
  }

  /// Merges the changes that another context saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedChanges(notification))
  }

  // MARK: Queues

  /// Calls a block on the context's queue, without waiting for it.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : queue
    queue.async { self.run(block) }
  }

  /// Calls a block on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) {
    onQueue(block)
  }
}
