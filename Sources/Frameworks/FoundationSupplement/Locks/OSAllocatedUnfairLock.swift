import Foundation

/// A lock with the state that it protects, which may be passed around.
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

  /// Creates a lock with the state that it protects, which may be something that must not be passed
  /// around.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock with the state that it protects.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Calls a closure with the protected state while nobody else uses it, whatever it returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the protected state while nobody else uses it.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the protected state if nobody else uses it now, whatever it returns.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Calls a closure with the protected state if nobody else uses it now.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects a state that only its users know.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until nobody has the lock, and takes it.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Takes the lock if nobody has it.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Does something while nobody else does, whatever it returns.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Does something while nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
