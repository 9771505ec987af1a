/// The place from which a context reads its objects: a coordinator, or a parent context.
protocol ObjectSource: AnyObject {
  /// Returns all objects of some entities.
  func snapshots(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, Snapshot)]
  /// Returns the values of an object, or `nil` if it doesn't exist.
  func snapshot(of id: NSManagedObjectID) throws -> Snapshot?
  /// Returns the objects of a relationship to many.
  func destinations(of relationship: NSRelationshipDescription, from id: NSManagedObjectID) throws
    -> [NSManagedObjectID]
}
