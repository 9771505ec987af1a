import Foundation

/// A cache that removes its oldest objects when it's full. Foundation's own on Linux removes those
/// that are new.
///
/// Follows <https://developer.apple.com/documentation/foundation/nscache>.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: KeyType
    let object: ObjectType
    let cost: Int
    /// The number of accesses to the cache before the latest one to the object.
    var age: Int
  }

  /// The name of the cache.
  open var name = ""
  /// The number of objects that the cache can contain, or 0 if it isn't limited.
  open var countLimit = 0 {
    didSet { evict() }
  }
  /// The total cost of the objects that the cache can contain, or 0 if it isn't limited.
  open var totalCostLimit = 0 {
    didSet { evict() }
  }
  /// Whether the cache removes objects whose content was discarded.
  open var evictsObjectsWithDiscardedContent = true
  /// The delegate, which is called before an object is removed.
  open weak var delegate: (any NSCacheDelegate)?

  private let lock = NSRecursiveLock()
  private var entries: [CacheKey: Entry] = [:]
  private var totalCost = 0
  private var accesses = 0

  /// Creates an empty cache.
  public override init() {}

  /// Returns the object for a key.
  open func object(forKey key: KeyType) -> ObjectType? {
    lock.withLock {
      let key = CacheKey(key)
      guard var entry = entries[key] else { return nil }
      entry.age = nextAge()
      entries[key] = entry
      return entry.object
    }
  }

  /// Stores an object for a key.
  open func setObject(_ obj: ObjectType, forKey key: KeyType) {
    setObject(obj, forKey: key, cost: 0)
  }

  /// Stores an object of a cost for a key.
  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    lock.withLock {
      let cost = max(g, 0)
      if let old = entries[CacheKey(key)] { totalCost -= old.cost }
      entries[CacheKey(key)] = Entry(key: key, object: obj, cost: cost, age: nextAge())
      totalCost += cost
      evict()
    }
  }

  /// Removes the object for a key.
  open func removeObject(forKey key: KeyType) {
    lock.withLock {
      if let entry = entries[CacheKey(key)] { remove(entry) }
    }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    lock.withLock {
      for entry in entries.values.sorted(by: { $0.age < $1.age }) { remove(entry) }
    }
  }

  private func nextAge() -> Int {
    accesses += 1
    return accesses
  }

  /// Calls the delegate, which can change the cache, and then removes an entry.
  private func remove(_ entry: Entry) {
    announce(entry.object)
    guard let removed = entries.removeValue(forKey: CacheKey(entry.key)) else { return }
    totalCost -= removed.cost
  }

  /// Removes the objects that weren't used for longest, until the cache is within its limits.
  private func evict() {
    lock.withLock {
      while isTooLarge, let oldest = entries.values.min(by: { $0.age < $1.age }) {
        remove(oldest)
      }
    }
  }

  private var isTooLarge: Bool {
    countLimit > 0 && entries.count > countLimit
      || totalCostLimit > 0 && totalCost > totalCostLimit
  }

  private func announce(_ object: ObjectType) {
    // As on Apple's systems, where a cache has no types at run time.
    let untyped = Unmanaged<NSCache<AnyObject, AnyObject>>.fromOpaque(
      Unmanaged.passUnretained(self).toOpaque())
    delegate?.cache(untyped.takeUnretainedValue(), willEvictObject: object)
  }
}
