import Foundation
import Synchronization

/// Tracks the work that an app sends to its main queue, including by way of other queues.
package enum MainQueue {
  /// The number of consecutive turns without work after which the main queue is considered quiet.
  private static let quietTurns = 3
  /// The time in seconds that other queues' work is waited for.
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

  /// Whether this is the main thread, or the thread that serves the main queue in its place, as in
  /// a test process.
  package static var isCurrent: Bool {
    isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// Caches whether each thread is the main one, because Foundation asks the kernel every time.
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

  /// Runs a closure on the current thread.
  ///
  /// If that isn't the main thread, the app made a mistake, which `MainThreadChecker` reports
  /// without ending the app.
  package static func runHere<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }

  /// Runs a closure on the main thread, immediately if this is the main thread.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Calls a closure on the main thread when the main queue is empty and recorded work on other
  /// queues is done.
  package static func whenQuiet(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    turn(quietTurns) { action() }
  }

  private static func turn(_ left: Int, _ action: @escaping @Sendable () -> Void) {
    guard !isBusyElsewhere else {
      // A libdispatch timer with such a short delay is lost in about one of a hundred launches that
      // make a request in the meantime.
      Thread.detachNewThread {
        usleep(500)
        DispatchQueue.main.async { turn(quietTurns, action) }
      }
      return
    }
    guard left > 0 else { return action() }
    LibDispatch.async(LibDispatch.mainQueue) { turn(left - 1, action) }
  }

  /// The number of unfinished blocks on the main queue.
  private static let waiting = Atomic(0)

  /// Whether the main queue has work that isn't the device's.
  static var hasWork: Bool { waiting.load(ordering: .relaxed) > 0 }

  /// Adds a closure to the main queue.
  static func enqueue(_ block: @escaping () -> Void) {
    waiting.add(1, ordering: .relaxed)
    LibDispatch.async(LibDispatch.mainQueue) {
      block()
      waiting.subtract(1, ordering: .relaxed)
    }
  }

  /// Whether there's unfinished work on another queue, however long it takes.
  static var hasWorkElsewhere: Bool { elsewhere.withLock { !$0.isEmpty } }

  private static var isBusyElsewhere: Bool {
    let start = ProcessInfo.processInfo.systemUptime - patience
    return elsewhere.withLock { $0.values.contains { $0 > start } }
  }

  /// Records that work on another queue starts now.
  /// - Returns: A closure to call on any thread once the work is done.
  package static func noteWork() -> @Sendable () -> Void {
    let id = count.add(1, ordering: .relaxed).newValue
    elsewhere.withLock { $0[id] = ProcessInfo.processInfo.systemUptime }
    return { elsewhere.withLock { _ = $0.removeValue(forKey: id) } }
  }
}
