import Foundation

/// A set that can hold weak references to its objects.
///
/// Follows <https://developer.apple.com/documentation/foundation/nshashtable>. The object type
/// isn't constrained to classes, because Swift accepts only Objective-C protocols for such a
/// constraint.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var entries: [Int: [KeptObject]] = [:]

  /// Creates a table with options for the memory management and comparison of objects.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
    self.options = options
    entries.reserveCapacity(initialCapacity)
  }

  /// Creates a table with options for the memory management and comparison of objects.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// Creates a table with pointer functions for its objects.
  public convenience init(pointerFunctions functions: NSPointerFunctions, capacity: Int) {
    self.init(options: functions.options, capacity: capacity)
  }

  /// Returns a table with weak references to its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects in the table.
  open var allObjects: [ObjectType] {
    entries.values.flatMap { $0 }.compactMap(\.object).compactMap { $0 as? ObjectType }
  }

  /// The number of objects in the table.
  open var count: Int { entries.values.reduce(0) { $0 + $1.count { $0.object != nil } } }

  /// One of the objects, or `nil` if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as AnyObject) as? NSObject }.map { AnyHashable($0) })
  }

  /// Returns the object in the table that matches another object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    let found = entries[options.hash(object)]?.first { kept in
      kept.object.map { options.areSame($0, object) } ?? false
    }
    return found?.object.flatMap { $0 as? ObjectType }
  }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, if it isn't in the table yet.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let kept = options.kept(object as AnyObject)
    let hash = options.hash(kept)
    let others = entries[hash, default: []].filter { $0.object != nil }
    entries[hash] = others + [KeptObject(kept, isWeak: options.isWeak)]
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    let hash = options.hash(object)
    guard let all = entries[hash] else { return }
    let left = all.filter { kept in kept.object.map { !options.areSame($0, object) } ?? false }
    entries[hash] = left.isEmpty ? nil : left
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Returns whether any of the objects is also in another table.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether all objects are also in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects that are in another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the objects that aren't in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns a table with the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable<ObjectType>(options: options)
    copy.entries = entries
    return copy
  }
}
