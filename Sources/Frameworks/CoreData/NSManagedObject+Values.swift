import AppRuntime
import Foundation
import ObjectiveC

// Reading and changing an object's values.

extension NSManagedObject {
  /// Reads the values of a fault.
  final func fire() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    if committed == nil { committed = context.read { try $0.snapshot(of: self.objectID) } ?? nil }
    useCommittedValues()
    awakeFromFetch()
  }

  /// Takes the last read values for all properties without changes.
  final func useCommittedValues() {
    let values = committed?.values ?? [:]
    for name in entity.attributesByName.keys where !changedKeys.contains(name) {
      attributes[name] = values[name]
    }
    relations = relations.filter { changedKeys.contains($0.key) }
  }

  /// Returns the value of a property as an app gets it.
  final func currentValue(of property: NSPropertyDescription) -> Any? {
    guard let relationship = property as? NSRelationshipDescription else {
      fire()
      return attributes[property.name]
    }
    return relation(relationship).value(of: relationship)
  }

  /// Returns the objects of a relationship, and reads them if necessary.
  final func relation(_ relationship: NSRelationshipDescription) -> Relation {
    if let known = relations[relationship.name] { return known }
    fire()
    let read = readRelation(relationship)
    relations[relationship.name] = read
    return read
  }

  private func readRelation(_ relationship: NSRelationshipDescription) -> Relation {
    let name = relationship.name
    guard let committed, let context = managedObjectContext else {
      return relationship.isToMany ? .many(ObjectList()) : .one(nil)
    }
    guard relationship.isToMany else {
      let id = committed.values[name] as? NSManagedObjectID
      return .one(id.flatMap { try? context.existingObject(with: $0) })
    }
    let ids = context.read { try $0.destinations(of: relationship, from: self.objectID) } ?? []
    return .many(ObjectList(ids.map(context.object).filter { !$0.isDeleted }))
  }

  /// Changes a property.
  final func change(_ property: NSPropertyDescription, to value: Any?) {
    fire()
    if let relationship = property as? NSRelationshipDescription {
      connect(relationship, to: Relation.objects(in: value))
    } else if let attribute = property as? NSAttributeDescription {
      attributes[attribute.name] = value.flatMap { $0 is NSNull ? nil : kept($0, attribute) }
      noteChange(of: attribute.name)
    }
  }

  /// Returns a value as the object keeps it; one of the wrong type ends the app, as on iOS.
  private func kept(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
    if let kept = attribute.kind.kept(value) { return kept }
    raise(
      "NSInvalidArgumentException",
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
        + "\(attribute.attributeValueClassName ?? ""); given type = \(type(of: value)); value = "
        + "\(value).")
  }

  /// Notes that a property was changed.
  final func noteChange(of key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  // MARK: Relationships

  /// Replaces the objects of a relationship, and updates its inverse.
  final func connect(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let old = relation(relationship).objects
    let new = ObjectList(objects)
    for object in old where !new.contains(object) {
      object.unlink(relationship.inverseRelationship, from: self)
    }
    let relation: Relation = relationship.isToMany ? .many(new) : .one(new.objects.first)
    relations[relationship.name] = relation
    let before = ObjectList(old)
    for object in relation.objects where !before.contains(object) {
      object.link(relationship.inverseRelationship, to: self)
    }
    noteChange(of: relationship.name)
  }

  /// Adds an object to the inverse of a relationship that was changed.
  private func link(_ inverse: NSRelationshipDescription?, to object: NSManagedObject) {
    guard let inverse else { return }
    switch relation(inverse) {
    case .one(let old):
      guard old !== object else { return }
      // The earlier object loses its connection.
      old?.unlink(inverse.inverseRelationship, from: self)
      relations[inverse.name] = .one(object)
    case .many(var list):
      guard !list.contains(object) else { return }
      list.append(object)
      relations[inverse.name] = .many(list)
    }
    noteChange(of: inverse.name)
  }

  /// Removes an object from a relationship without updating the inverse.
  final func unlink(_ relationship: NSRelationshipDescription?, from object: NSManagedObject) {
    guard let relationship else { return }
    switch relation(relationship) {
    case .one(let old):
      guard old === object else { return }
      relations[relationship.name] = .one(nil)
    case .many(var list):
      guard list.contains(object) else { return }
      list.remove(object)
      relations[relationship.name] = .many(list)
    }
    noteChange(of: relationship.name)
  }

  // MARK: Other keys

  /// Returns the value of a property that isn't in the model.
  final func otherValue(forKey key: String) -> Any? {
    switch key {
    case "objectID": return objectID
    case "self", "SELF": return self
    default: break
    }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: Any?
    // Only an app's own properties reach this, and they can be used on any thread.
    let found = unsafeOnAnyThread {
      do {
        result = try ObjCRuntime.value(forKey: key, of: object)
        return true
      } catch {
        return false
      }
    }
    if !found {
      raise(
        "NSUnknownKeyException",
        "[<\(TypeName.short(type(of: self)))> valueForUndefinedKey:]: the entity \(entity.label) "
          + "is not key value coding-compliant for the key \"\(key)\".")
    }
    return result
  }

  /// Sets a property that isn't in the model.
  final func setOtherValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, new) = (self, value)
    let found = unsafeOnAnyThread {
      (try? ObjCRuntime.setProperty(key, to: new, of: object)) ?? false
    }
    if !found {
      raise(
        "NSUnknownKeyException",
        "[<\(TypeName.short(type(of: self)))> setValue:forUndefinedKey:]: the entity "
          + "\(entity.label) is not key value coding-compliant for the key \"\(key)\".")
    }
  }
}

/// Calls a closure that's isolated to the main actor, on any thread.
private func unsafeOnAnyThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A change to a property that the property's observers see.
enum KeyValueChange {
  static func make(_ key: String, of object: NSManagedObject, _ change: () -> Void) {
    PropertyObservers.shared.willChange(key, of: object)
    change()
    PropertyObservers.shared.didChange(key, of: object)
  }
}
