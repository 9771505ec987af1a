import Foundation
import Synchronization

/// Follows what an app sends to its main queue, also by way of other queues.
package enum MainQueue {
  /// The number of empty turns for which work that an app sends to its own queue is followed.
  private static let quietTurns = 3
  /// Work on another queue that takes longer, in seconds, goes on in its own time.
  private static let patience = 1.0

  /// The start times of work in progress elsewhere, by number, in seconds of the machine's clock.
  private static let elsewhere = Mutex<[Int: TimeInterval]>([:])
  private static let count = Atomic(0)

  /// The key that marks the main queue.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or the one that serves the main queue in its stead, as in a
  /// process of tests.
  package static var isCurrent: Bool {
    isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Keeps for each thread whether it's the main one, since Foundation asks the kernel each time.
  private static let threadKind: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var isMainThread: Bool {
    if let known = pthread_getspecific(threadKind) { return Int(bitPattern: known) == 1 }
    let isMain = Thread.isMainThread
    pthread_setspecific(threadKind, UnsafeRawPointer(bitPattern: isMain ? 1 : 2))
    return isMain
  }

  /// Runs a closure on the main thread: now, if this is it.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Calls back on the main thread once the main queue is empty and work that was noted elsewhere
  /// is done.
  package static func whenQuiet(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    turn(quietTurns) { action() }
  }

  private static func turn(_ left: Int, _ action: @escaping @Sendable () -> Void) {
    guard !isBusyElsewhere else {
      // A timer of libdispatch this short is lost about once in a hundred launches that make a
      // request in the meantime.
      Thread.detachNewThread {
        usleep(500)
        DispatchQueue.main.async { turn(quietTurns, action) }
      }
      return
    }
    guard left > 0 else { return action() }
    LibDispatch.async(LibDispatch.mainQueue) { turn(left - 1, action) }
  }

  /// The amount of the main queue's work that isn't done yet.
  private static let waiting = Atomic(0)

  /// Whether the main queue has something to do that isn't the device's.
  static var hasWork: Bool { waiting.load(ordering: .relaxed) > 0 }

  /// Runs a closure on the main queue in its turn.
  static func enqueue(_ block: @escaping () -> Void) {
    waiting.add(1, ordering: .relaxed)
    LibDispatch.async(LibDispatch.mainQueue) {
      block()
      waiting.subtract(1, ordering: .relaxed)
    }
  }

  /// Whether work on another queue, however long it takes, isn't done.
  static var hasWorkElsewhere: Bool { elsewhere.withLock { !$0.isEmpty } }

  private static var isBusyElsewhere: Bool {
    let start = ProcessInfo.processInfo.systemUptime - patience
    return elsewhere.withLock { $0.values.contains { $0 > start } }
  }

  /// Notes work on another queue that starts now.
  /// - Returns: A closure to call on any thread once the work is done.
  package static func noteWork() -> @Sendable () -> Void {
    let id = count.add(1, ordering: .relaxed).newValue
    elsewhere.withLock { $0[id] = ProcessInfo.processInfo.systemUptime }
    return { elsewhere.withLock { _ = $0.removeValue(forKey: id) } }
  }
}
