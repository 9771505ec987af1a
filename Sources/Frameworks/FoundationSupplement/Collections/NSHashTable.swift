import Foundation

/// A set whose objects may disappear once nobody else keeps them.
///
/// Follows <https://developer.apple.com/documentation/foundation/nshashtable>. The type of the
/// objects isn't bound to be a class, since Swift takes a protocol for one only if it's known to
/// Objective-C.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var entries: [Int: [KeptObject]] = [:]

  /// Creates a table that keeps and compares objects in a way.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
    self.options = options
    entries.reserveCapacity(initialCapacity)
  }

  /// Creates a table that keeps and compares objects in a way.
  public convenience init(options: NSPointerFunctions.Options = []) {
    self.init(options: options, capacity: 0)
  }

  /// Creates a table that keeps and compares objects in a way.
  public convenience init(pointerFunctions functions: NSPointerFunctions, capacity: Int) {
    self.init(options: functions.options, capacity: capacity)
  }

  /// Returns a table whose objects leave it once nobody else keeps them.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects of the table.
  open var allObjects: [ObjectType] {
    entries.values.flatMap { $0 }.compactMap(\.object).compactMap { $0 as? ObjectType }
  }

  /// The number of objects of the table.
  open var count: Int { entries.values.reduce(0) { $0 + $1.count { $0.object != nil } } }

  /// One of the objects, or `nil` if there's none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as AnyObject) as? NSObject }.map { AnyHashable($0) })
  }

  /// Returns the object of the table that is taken for the same as another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    let found = entries[options.hash(object)]?.first { kept in
      kept.object.map { options.areSame($0, object) } ?? false
    }
    return found?.object.flatMap { $0 as? ObjectType }
  }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object that isn't in the table.
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

  /// Returns whether any object is in another table as well.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether all objects are in another table as well.
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
