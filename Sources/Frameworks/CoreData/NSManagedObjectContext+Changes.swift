import Foundation

// Changes to a context's objects, and their announcement.

extension NSManagedObjectContext {
  /// Adds a new object.
  func add(_ object: NSManagedObject) {
    if object.managedObjectContext === self {
      if deleted.remove(object) != nil { object.isDeleted = false }
      return
    }
    object.managedObjectContext = self
    registry[object.objectID] = WeakObject(object)
    object.isInserted = true
    inserted.insert(object)
    pending.inserted.insert(object)
    scheduleAnnouncement()
    object.awakeFromInsert()
  }

  /// Notes that an object was changed.
  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted {
      object.isUpdated = true
      updated.insert(object)
      pending.updated.insert(object)
    } else if !pending.inserted.contains(object) {
      pending.updated.insert(object)
    }
    scheduleAnnouncement()
  }

  /// Marks an object for deletion.
  func markDeleted(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.prepareForDeletion()
    object.isDeleted = true
    pending.toPropagate.append(object)
    updated.remove(object)
    pending.updated.remove(object)
    if inserted.remove(object) != nil {
      // A new object that was already announced must be announced as deleted.
      if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
      object.isInserted = false
    } else {
      deleted.insert(object)
      pending.deleted.insert(object)
    }
    scheduleAnnouncement()
  }

  /// Updates the relationships of the objects that were deleted since the last time.
  func propagateDeletions() {
    while let object = pending.toPropagate.popLast() {
      for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
      {
        propagate(relationship, of: object)
      }
    }
  }

  private func propagate(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    switch relationship.deleteRule {
    case .noActionDeleteRule, .denyDeleteRule: return
    case .cascadeDeleteRule:
      for other in object.relation(relationship).objects { delete(other) }
    case .nullifyDeleteRule:
      for other in object.relation(relationship).objects where !other.isDeleted {
        other.unlink(relationship.inverseRelationship, from: object)
      }
    }
  }

  /// Announces the changes since the last time.
  func announceChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    propagateDeletions()
    pending.isScheduled = false
    guard !pending.isEmpty else { return }
    pending.updated.subtract(pending.inserted)
    let changes = pending
    pending = PendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }

  /// Discards all changes.
  func discardChanges() {
    for object in deleted { object.isDeleted = false }
    for object in inserted {
      registry[object.objectID] = nil
      object.isInserted = false
      object.managedObjectContext = nil
      pending.deleted.insert(object)
    }
    for object in updated.union(deleted) {
      object.isUpdated = false
      object.changedKeys = []
      object.useCommittedValues()
      object.relations = [:]
      pending.refreshed.insert(object)
    }
    inserted = []
    updated = []
    deleted = []
    pending.inserted = []
    pending.updated = []
    pending.deleted = pending.deleted.filter { $0.managedObjectContext == nil }
    pending.toPropagate = []
    scheduleAnnouncement()
  }

  /// Reads an object again when it's used next.
  func refreshObject(_ object: NSManagedObject, keepsChanges: Bool) {
    guard !object.isInserted, object.managedObjectContext === self else { return }
    if keepsChanges, object.hasChanges {
      object.committed = read { try $0.snapshot(of: object.objectID) } ?? object.committed
      object.useCommittedValues()
    } else {
      updated.remove(object)
      pending.updated.remove(object)
      object.turnIntoFault()
    }
    pending.refreshed.insert(object)
    scheduleAnnouncement()
  }

  /// Merges the changes that another context saved.
  func merge(_ changes: SavedChanges) {
    for id in changes.inserted where registry[id]?.object?.isInserted != true {
      pending.inserted.insert(object(with: id))
    }
    for id in changes.updated {
      guard let object = registry[id]?.object, !object.isDeleted else { continue }
      refreshObject(object, keepsChanges: true)
      pending.refreshed.remove(object)
      pending.updated.insert(object)
    }
    for id in changes.deleted {
      guard let object = registry[id]?.object else { continue }
      forget(object)
      pending.updated.remove(object)
      pending.deleted.insert(object)
    }
    processPendingChanges()
  }

  /// Removes an object that was deleted.
  func forget(_ object: NSManagedObject) {
    registry[object.objectID] = nil
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    object.isUpdated = false
    object.isDeleted = true
  }
}
