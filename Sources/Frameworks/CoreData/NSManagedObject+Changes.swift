import Foundation

extension NSManagedObject {
  /// Returns the values that changed since the object was read or saved.
  public func changedValues() -> [String: Any] { values(of: changedKeys) { value(forKey: $0) } }

  /// Returns the values that the object had when it was last read or saved.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    values(of: keys.map(Set.init) ?? Set(entity.propertiesByName.keys)) { key in
      let value = committed?.values[key]
      guard let id = value as? NSManagedObjectID else { return value }
      return managedObjectContext?.object(with: id)
    }
  }

  private func values(of keys: Set<String>, _ value: (String) -> Any?) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value($0) ?? NSNull()) })
  }

  /// Whether changes would change what the store keeps.
  public var hasPersistentChangedValues: Bool {
    changedKeys.contains { entity.propertiesByName[$0]?.isTransient == false }
  }

  /// Returns whether the objects of a relationship haven't been read.
  public func hasFault(forRelationshipNamed key: String) -> Bool { relations[key] == nil }

  /// Returns the identities of the objects of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    entity.relationshipsByName[key].map { relation($0).objects.map(\.objectID) } ?? []
  }

  /// The object's current values, as a store keeps them.
  func snapshot(version: Int64) -> Snapshot {
    var snapshot = Snapshot(version: version, values: [:])
    for property in entity.properties where !property.isTransient {
      if let relationship = property as? NSRelationshipDescription {
        guard !relationship.isToMany else { continue }
        snapshot.values[property.name] =
          relations[property.name].map { $0.objects.first?.objectID }
          ?? committed?.values[property.name]
      } else {
        snapshot.values[property.name] = attributes[property.name]
      }
    }
    return snapshot
  }

  /// Makes the object one without changes whose values the store has.
  func settle(_ snapshot: Snapshot) {
    committed = snapshot
    changedKeys = []
    isInserted = false
    isUpdated = false
  }

  /// Makes the object a fault without changes.
  func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    committed = nil
    changedKeys = []
    attributes = [:]
    relations = [:]
    isUpdated = false
    isFault = true
    didTurnIntoFault()
  }
}
