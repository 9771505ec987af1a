import Foundation

/// The identities of the objects that a context saved.
struct SavedChanges: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
  }

  /// The changes that a notification describes.
  init(_ notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let value = notification.userInfo?[key]
      if let objects = value as? Set<NSManagedObject> { return objects.map(\.objectID) }
      return (value as? NSSet)?.compactMap { ($0 as? NSManagedObject)?.objectID } ?? []
    }
    inserted = ids(NSInsertedObjectsKey)
    updated = ids(NSUpdatedObjectsKey)
    deleted = ids(NSDeletedObjectsKey)
  }
}
