import AppRuntime
import Foundation
import Synchronization

/// The state of a thread that's archiving objects.
enum ArchivingThread {
  private struct State {
    var depth = 0
    var error: CocoaError?
    var isThrowing = false
  }

  private static let count = Atomic<Int>(0)
  private static let states = Mutex<[pthread_t: State]>([:])

  /// Whether the current thread is archiving objects.
  static var isCurrent: Bool {
    count.load(ordering: .relaxed) > 0
      && states.withLock { ($0[pthread_self()]?.depth ?? 0) > 0 }
  }

  /// Performs work in which numbers of different types aren't equal.
  static func distinguishingNumbers(_ work: () -> Void) {
    count.add(1, ordering: .relaxed)
    change { $0.depth += 1 }
    work()
    change { $0.depth -= 1 }
    count.subtract(1, ordering: .relaxed)
  }

  /// Performs work, and throws the error of an object that can't be archived.
  static func throwingErrors(_ work: () -> Void) throws {
    let outer = change { state in
      defer { state = State(depth: state.depth, isThrowing: true) }
      return state
    }
    work()
    let error = change { state in
      defer { state = State(depth: outer.depth, error: outer.error, isThrowing: outer.isThrowing) }
      return state.error
    }
    if let error { throw error }
  }

  /// Keeps an error for `throwingErrors`; without it, ends the app, as an archiver does on iOS.
  static func fail(_ reason: String) {
    let isThrowing = change { state in
      if state.isThrowing, state.error == nil {
        state.error = CocoaError(
          .coderInvalidValue,
          userInfo: [
            NSDebugDescriptionErrorKey: "Caught exception during archival: \(reason)"
          ])
      }
      return state.isThrowing
    }
    if !isThrowing { raise("NSInvalidArgumentException", reason) }
  }

  @discardableResult private static func change<Result>(
    _ work: (inout State) -> Result
  ) -> Result {
    let thread = pthread_self()
    var state = states.withLock { $0[thread] ?? State() }
    let result = work(&state)
    states.withLock { $0[thread] = state.depth > 0 || state.isThrowing ? state : nil }
    return result
  }
}
