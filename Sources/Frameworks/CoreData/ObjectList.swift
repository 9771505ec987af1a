/// A list of different objects.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ objects: [NSManagedObject] = []) {
    for object in objects { append(object) }
  }

  /// Returns whether the list contains an object.
  func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  /// Adds an object at the end, unless the list contains it.
  mutating func append(_ object: NSManagedObject) {
    if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  /// Removes an object.
  mutating func remove(_ object: NSManagedObject) {
    guard members.remove(ObjectIdentifier(object)) != nil else { return }
    objects.removeAll { $0 === object }
  }
}
