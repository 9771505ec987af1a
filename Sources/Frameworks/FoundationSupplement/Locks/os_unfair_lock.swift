import Foundation
import Synchronization

/// A low-level lock, as stored in memory, for which threads wait without spinning.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock>.
public struct os_unfair_lock_s: Sendable {
  /// Whether the lock is held, and whether a thread is waiting for it.
  public var _os_unfair_lock_opaque: UInt32

  /// Creates an unlocked lock.
  public init() {
    _os_unfair_lock_opaque = 0
  }

  /// Creates an unlocked lock.
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

/// A low-level lock, as stored in memory, for which threads wait without spinning.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock>.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock in memory.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock_t>.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until a lock is available, and acquires it.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock_lock(_:)>.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  if UnfairLock.take(lock) { return }
  UnfairLock.wait(for: lock)
}

/// Acquires a lock if it's available.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock_trylock(_:)>.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLock.take(lock) }

/// Releases a lock.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock_unlock(_:)>.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLock.giveBack(lock) }

/// The implementation of locks in memory: 0 is unlocked, 1 is locked, and 2 is locked with a
/// waiting thread.
private enum UnfairLock {
  /// A queue of waiting threads.
  ///
  /// All locks share a small number of queues.
  private final class Place: Sendable {
    let condition = NSCondition()
  }

  private static let places = (0..<61).map { _ in Place() }

  private static func place(of lock: os_unfair_lock_t) -> NSCondition {
    places[Int(UInt(bitPattern: lock) / 4 % UInt(places.count))].condition
  }

  /// Returns the lock's memory as an integer for atomic operations, which has the same size and
  /// alignment.
  private static func state(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
  }

  static func take(_ lock: os_unfair_lock_t) -> Bool {
    state(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }

  static func wait(for lock: os_unfair_lock_t) {
    let place = place(of: lock)
    while state(of: lock).pointee.exchange(2, ordering: .acquiring) != 0 {
      place.lock()
      if state(of: lock).pointee.load(ordering: .relaxed) == 2 { place.wait() }
      place.unlock()
    }
  }

  static func giveBack(_ lock: os_unfair_lock_t) {
    guard state(of: lock).pointee.exchange(0, ordering: .releasing) == 2 else { return }
    let place = place(of: lock)
    place.lock()
    place.broadcast()
    place.unlock()
  }
}
