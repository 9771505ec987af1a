import Foundation

extension NSManagedObjectContext {
  /// The maximum number of rounds in which `willSave()` makes changes.
  private static let mostRounds = 100

  /// Saves the changes to the store or the parent context.
  func saveChanges() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    callWillSave()
    try validate()
    let changes = PendingSave(
      inserted: inserted.sorted { $0.order < $1.order },
      updated: updated.sorted { $0.order < $1.order },
      deleted: deleted.sorted { $0.order < $1.order })
    if let parent {
      try save(changes, to: parent)
    } else if let coordinator = persistentStoreCoordinator {
      try coordinator.save(changes, of: self)
    }
    finish(changes)
  }

  private func callWillSave() {
    var called: Set<NSManagedObject> = []
    for _ in 0..<Self.mostRounds {
      let left = inserted.union(updated).union(deleted).subtracting(called)
      if left.isEmpty { break }
      for object in left.sorted(by: { $0.order < $1.order }) { object.willSave() }
      called.formUnion(left)
      processPendingChanges()
    }
  }

  private func validate() throws {
    let order = { (one: NSManagedObject, other: NSManagedObject) in one.order < other.order }
    let checks: [() throws -> Void] =
      inserted.sorted(by: order).map { object in { try object.validateForInsert() } }
      + updated.sorted(by: order).map { object in { try object.validateForUpdate() } }
      + deleted.sorted(by: order).map { object in { try object.validateForDelete() } }
    try ObjectValidation.collect(checks) { try $0() }
  }

  private func save(_ changes: PendingSave, to parent: NSManagedObjectContext) throws {
    parent.performAndWait {
      for object in changes.inserted { parent.adopt(object) }
      for object in changes.inserted + changes.updated { parent.takeValues(of: object) }
      for object in changes.deleted { parent.delete(parent.object(with: object.objectID)) }
      parent.processPendingChanges()
    }
    for object in changes.inserted + changes.updated {
      object.settle(object.snapshot(version: object.committed?.version ?? 0))
    }
  }

  /// Inserts an object that a child context inserted.
  private func adopt(_ object: NSManagedObject) {
    guard registry[object.objectID]?.object == nil else { return }
    let copy = object.entity.objectClass.makeQuinceObject(object.entity, nil)
    copy.objectID = object.objectID
    copy.managedObjectContext = self
    registry[copy.objectID] = WeakObject(copy)
    copy.isInserted = true
    inserted.insert(copy)
    pending.inserted.insert(copy)
    scheduleAnnouncement()
  }

  /// Changes an object as a child context changed it.
  private func takeValues(of object: NSManagedObject) {
    let own = self.object(with: object.objectID)
    let keys = object.isInserted ? Set(object.entity.propertiesByName.keys) : object.changedKeys
    for key in keys {
      guard let property = object.entity.propertiesByName[key] else { continue }
      if let relationship = property as? NSRelationshipDescription {
        let others = object.relation(relationship).objects.filter { !$0.isDeleted }
        own.change(relationship, to: others.map { self.object(with: $0.objectID) })
      } else {
        own.change(property, to: object.attributes[key])
      }
    }
  }

  /// Ends a save that succeeded.
  private func finish(_ changes: PendingSave) {
    inserted = []
    updated = []
    deleted = []
    for object in changes.deleted {
      registry[object.objectID] = nil
      object.managedObjectContext = nil
      object.isDeleted = false
    }
    for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
    let userInfo: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
      NSDeletedObjectsKey: Set(changes.deleted),
    ]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
    mergeElsewhere(
      SavedChanges(
        inserted: changes.inserted.map(\.objectID), updated: changes.updated.map(\.objectID),
        deleted: changes.deleted.map(\.objectID)))
  }

  /// Merges saved changes into the contexts that want them.
  private func mergeElsewhere(_ changes: SavedChanges) {
    let siblings = parent == nil ? persistentStoreCoordinator?.contexts ?? [] : []
    let others = siblings + children.compactMap(\.context)
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { [weak other] in other?.merge(changes) }
    }
  }
}

/// The changes that a context saves.
struct PendingSave {
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]
}
