extension Stub {
  /// The stubs of Core Data.
  static let coreData: [Stub] = [cloudStores, managedUndo, storeOptions]

  /// `NSPersistentCloudKitContainer`.
  package static let cloudStores = Stub.type(
    "NSPersistentCloudKitContainer", lacks: "iCloud doesn't sync the stores")
  /// `NSManagedObjectContext.undoManager`.
  package static let managedUndo = Stub.member(
    "NSManagedObjectContext", "undoManager", lacks: "changes aren't registered for undoing")
  /// `NSPersistentStoreDescription.setOption(_:forKey:)`.
  package static let storeOptions = Stub.member(
    "NSPersistentStoreDescription", "setOption(_:forKey:)",
    lacks: "stores don't keep a history, and have no other options than those for migration")
}
