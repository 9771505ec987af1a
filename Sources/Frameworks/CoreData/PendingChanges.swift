/// The changes to a context's objects that haven't been announced yet.
struct PendingChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// The deleted objects whose relationships haven't been updated.
  var toPropagate: [NSManagedObject] = []
  /// Whether the announcement is scheduled.
  var isScheduled = false

  /// Whether there's nothing to announce.
  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// The user info of the notification.
  var userInfo: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    let sets = [
      NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
      NSRefreshedObjectsKey: refreshed,
    ]
    for (key, set) in sets where !set.isEmpty { result[key] = set }
    return result
  }
}
