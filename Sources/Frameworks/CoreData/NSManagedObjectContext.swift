/// Where an app changes its managed objects; it holds none here.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>.
open class NSManagedObjectContext: NSObject {
  /// Whether there are changes that haven't been saved.
  open var hasChanges: Bool { false }
  /// Whether changes of the store are taken over.
  open var automaticallyMergesChangesFromParent = false
  /// The object that undoes changes.
  open var undoManager: NSObject?

  /// Saves the changes, of which there are none.
  open func save() throws {}

  /// Discards the changes, of which there are none.
  open func rollback() {}

  /// Forgets the objects, of which there are none.
  open func reset() {}

  /// Runs a block on the context's queue.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs a block on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) { block() }
}
