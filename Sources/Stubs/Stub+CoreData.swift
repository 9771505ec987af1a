extension Stub {
  /// The stubs of Core Data.
  static let coreData: [Stub] = [persistentStores]

  /// `NSPersistentContainer.loadPersistentStores(completionHandler:)`.
  package static let persistentStores = Stub.member(
    "NSPersistentContainer", "loadPersistentStores(completionHandler:)",
    lacks: "objects aren't saved")
}
