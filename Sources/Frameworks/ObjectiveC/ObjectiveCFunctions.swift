import Foundation

/// The largest number that a `Float` can be, by the name that C had for it.
public let HUGE = Float.greatestFiniteMagnitude

/// Runs a closure; the objects that it releases are freed immediately, since Linux has no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Waits until no other thread holds an object and holds it; the same thread may do so again.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(for: obj as AnyObject).lock()
  return 0
}

/// Lets go of an object that this thread holds.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.release(obj as AnyObject)
  return 0
}

/// The locks of the objects that are held now.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private let guarding = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, holders: Int)] = [:]

  func lock(for object: AnyObject) -> NSRecursiveLock {
    guarding.withLock {
      let id = ObjectIdentifier(object)
      var entry = locks[id] ?? (NSRecursiveLock(), 0)
      entry.holders += 1
      locks[id] = entry
      return entry.lock
    }
  }

  func release(_ object: AnyObject) {
    guarding.withLock {
      let id = ObjectIdentifier(object)
      guard var entry = locks[id] else { return }
      entry.lock.unlock()
      entry.holders -= 1
      locks[id] = entry.holders == 0 ? nil : entry
    }
  }
}
