import Foundation

/// A dictionary that can hold weak references to its keys or values.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsmaptable>. The key and value
/// types aren't constrained to classes, because Swift accepts only Objective-C protocols for such a
/// constraint.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private struct Entry {
    let key: KeptObject
    let value: KeptObject

    var isComplete: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]

  /// Creates a table with options for the memory management and comparison of keys and values.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(initialCapacity)
  }

  /// Creates a table with options for the memory management and comparison of keys and values.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  /// Returns a table with strong references to its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table with weak references to its keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns a table with weak references to its values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns a table with weak references to its keys and values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var complete: [Entry] { entries.values.flatMap { $0 }.filter(\.isComplete) }

  /// The number of keys.
  open var count: Int { complete.count }

  /// Returns the value for a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    let found = entries[keyOptions.hash(key)]?.first { isEntry($0, of: key) }
    return found?.value.object.flatMap { $0 as? ObjectType }
  }

  /// Sets the value for a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeObject(forKey: aKey)
    let key = keyOptions.kept(aKey as AnyObject)
    let value = valueOptions.kept(anObject as AnyObject)
    entries[keyOptions.hash(key), default: []].append(
      Entry(
        key: KeptObject(key, isWeak: keyOptions.isWeak),
        value: KeptObject(value, isWeak: valueOptions.isWeak)))
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    let hash = keyOptions.hash(key)
    guard let all = entries[hash] else { return }
    let left = all.filter { $0.isComplete && !isEntry($0, of: key) }
    entries[hash] = left.isEmpty ? nil : left
  }

  private func isEntry(_ entry: Entry, of key: AnyObject) -> Bool {
    entry.key.object.map { keyOptions.areSame($0, key) } ?? false
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: complete.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the values, or `nil` if the table is empty.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: complete.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the keys and values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let pairs = complete.compactMap { entry -> (AnyHashable, ObjectType)? in
      guard let key = entry.key.object as? NSObject, let object = entry.value.object,
        let value = object as? ObjectType
      else { return nil }
      return (AnyHashable(key), value)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  /// Returns a table with the same keys and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    return copy
  }
}
