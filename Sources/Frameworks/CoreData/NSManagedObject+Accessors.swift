import AppRuntime
import Foundation
import ObjectiveC

// The accessors of an app's `@NSManaged` properties and methods, which the builder calls.

extension NSManagedObject {
  /// Returns the value of an `@NSManaged` property.
  package final func managedValue<Value>(forKey key: String) -> Value {
    guard let property = entity.propertiesByName[key] else { raiseUnknown(key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let value: Value = ManagedValue.fitting(currentValue(of: property)) { return value }
    raise(
      "NSInternalInconsistencyException",
      "the property \(entity.label).\(key) has no value of the type \(Value.self)")
  }

  /// Sets an `@NSManaged` property.
  package final func setManagedValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else { raiseUnknown(key) }
    KeyValueChange.make(key, of: self) { change(property, to: value) }
  }

  /// Adds objects to a relationship.
  package final func addManaged(_ value: Any, forKey key: String) {
    edit(key) { list in for object in Relation.objects(in: value) { list.append(object) } }
  }

  /// Removes objects from a relationship.
  package final func removeManaged(_ value: Any, forKey key: String) {
    edit(key) { list in for object in Relation.objects(in: value) { list.remove(object) } }
  }

  /// Inserts objects into an ordered relationship.
  /// - Parameter positions: An index, or a set of indexes.
  package final func insertManaged(_ value: Any, at positions: Any, forKey key: String) {
    edit(key) { list in
      var objects = list.objects
      for (object, index) in zip(Self.objects(value), Self.indexes(positions)) {
        objects.insert(object, at: index)
      }
      list = ObjectList(objects)
    }
  }

  /// Removes the objects at positions of an ordered relationship.
  package final func removeManaged(at positions: Any, forKey key: String) {
    let indexes = Self.indexes(positions)
    edit(key) { list in
      list = ObjectList(
        list.objects.enumerated().filter { !indexes.contains($0.offset) }.map(\.element))
    }
  }

  /// Replaces the objects at positions of an ordered relationship.
  package final func replaceManaged(at positions: Any, with value: Any, forKey key: String) {
    edit(key) { list in
      var objects = list.objects
      for (object, index) in zip(Self.objects(value), Self.indexes(positions)) {
        objects[index] = object
      }
      list = ObjectList(objects)
    }
  }

  private static func indexes(_ positions: Any) -> IndexSet {
    switch positions {
    case let index as Int: IndexSet(integer: index)
    case let set as IndexSet: set
    case let set as NSIndexSet: IndexSet(set.map(\.self))
    default: IndexSet()
    }
  }

  private static func objects(_ value: Any) -> [NSManagedObject] {
    value as? [NSManagedObject]
      ?? (value as? NSArray)?.compactMap { $0 as? NSManagedObject } ?? Relation.objects(in: value)
  }

  private func edit(_ key: String, _ change: (inout ObjectList) -> Void) {
    guard let relationship = entity.relationshipsByName[key] else { raiseUnknown(key) }
    KeyValueChange.make(key, of: self) {
      var list = ObjectList(relation(relationship).objects)
      change(&list)
      connect(relationship, to: list.objects)
    }
  }

  private func raiseUnknown(_ key: String) -> Never {
    raise(
      "NSInvalidArgumentException",
      "the entity \(entity.label) in the model has no property named \(key), which the class "
        + "\(TypeName.short(type(of: self))) declares with @NSManaged")
  }
}
