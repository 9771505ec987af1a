import Foundation

/// The objects of a relationship.
enum Relation {
  case one(NSManagedObject?)
  case many(ObjectList)

  /// The objects, of which a relationship to one has at most one.
  var objects: [NSManagedObject] {
    switch self {
    case .one(let object): object.map { [$0] } ?? []
    case .many(let list): list.objects
    }
  }

  /// Returns the value that an app gets.
  func value(of relationship: NSRelationshipDescription) -> Any? {
    switch self {
    case .one(let object): object
    case .many(let list):
      relationship.isOrdered ? NSOrderedSet(array: list.objects) : NSSet(array: list.objects)
    }
  }

  /// Returns the objects in a value that an app sets.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case nil: []
    case let object as NSManagedObject: [object]
    case let list as [NSManagedObject]: list
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as NSOrderedSet: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }
}
