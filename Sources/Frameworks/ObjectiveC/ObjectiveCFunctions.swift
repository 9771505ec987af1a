import Foundation

/// The largest finite `Float`, with its name in C.
public let HUGE = Float.greatestFiniteMagnitude

/// Calls a closure.
///
/// The objects that it releases are freed immediately, because Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Acquires the lock of an object, which is recursive, waiting if another thread holds it.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(for: obj as AnyObject).lock()
  return 0
}

/// Releases the lock of an object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.release(obj as AnyObject)
  return 0
}

/// The object locks that are currently held.
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
