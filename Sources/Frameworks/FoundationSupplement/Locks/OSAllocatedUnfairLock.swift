import Foundation

/// A lock that contains the state it protects, and that can be copied.
///
/// Follows <https://developer.apple.com/documentation/os/osallocatedunfairlock>.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = os_unfair_lock_t.allocate(capacity: 1)

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates a lock with a protected state, which doesn't have to be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock with a protected state.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Calls a closure with exclusive access to the protected state.
  ///
  /// The result doesn't have to be sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with exclusive access to the protected state.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with exclusive access to the protected state if the lock is available.
  ///
  /// The result doesn't have to be sendable.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with exclusive access to the protected state if the lock is available.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock for state that's stored elsewhere.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is available, and acquires it.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Acquires the lock if it's available.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Calls a closure while holding the lock.
  ///
  /// The result doesn't have to be sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Calls a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
