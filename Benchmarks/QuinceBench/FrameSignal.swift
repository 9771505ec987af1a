import Synchronization

/// Allows a task to wait for a new frame.
final class FrameSignal: Sendable {
  private struct State {
    var isPending = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Signals a new frame.
  func signal() {
    let waiter = state.withLock { state in
      state.isPending = state.waiter == nil
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Discards signals that nobody waited for.
  func reset() {
    state.withLock { $0.isPending = false }
  }

  /// Waits for the next frame since `reset()`.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if !state.isPending { state.waiter = continuation }
        return state.isPending
      }
      if isThere { continuation.resume() }
    }
  }
}
