import Synchronization

/// Receives every entry of a log at its own pace, with long lines joined.
package final class LogFollower: Sendable {
  /// The maximum number of waiting entries.
  ///
  /// When it's reached, apps wait before they can print more.
  private static let room = 4096
  /// The maximum size of the waiting entries' text, in bytes.
  private static let roomInBytes = 32 << 20

  private struct State {
    var entries: [LogEntry] = []
    /// The size of the waiting entries' text, in bytes.
    var size = 0
    var joiner = LineJoiner()
    var isClosed = false
    var taker: CheckedContinuation<Void, Never>?
    var waiters: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  deinit {
    for waiter in state.withLock({ $0.waiters }) { waiter() }
  }

  /// Waits for new entries, and returns all of them, or `nil` after the log is closed.
  package func next() async -> [LogEntry]? {
    while await hasMore() {
      let entries = takeAll()
      if !entries.isEmpty { return entries }
    }
    return nil
  }

  /// Returns all new entries, if any.
  package func takeAll() -> [LogEntry] {
    let (entries, waiters) = state.withLock { state in
      defer { (state.entries, state.size, state.waiters) = ([], 0, []) }
      return (state.entries, state.waiters)
    }
    for waiter in waiters { waiter() }
    return entries
  }

  /// Waits until there are entries, and returns `false` when the log is closed and all entries have
  /// been taken.
  package func hasMore() async -> Bool {
    while true {
      let (isEmpty, isClosed) = state.withLock { ($0.entries.isEmpty, $0.isClosed) }
      if !isEmpty { return true }
      if isClosed { return false }
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          guard state.entries.isEmpty, !state.isClosed else { return true }
          state.taker = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    }
  }

  func take(_ entries: [LogEntry]) {
    wake { state in
      for entry in entries {
        state.entries += state.joiner.join(entry)
        if case .output(_, let line) = entry { state.size += line.text.utf8.count }
      }
    }
  }

  func close() {
    wake { state in
      state.entries += state.joiner.finish()
      state.isClosed = true
    }
  }

  private func wake(_ change: (inout State) -> Void) {
    let taker = state.withLock { state in
      change(&state)
      defer { state.taker = nil }
      return state.taker
    }
    taker?.resume()
  }

  /// Calls a closure when there's room for more entries.
  func whenThereIsRoom(_ goOn: @escaping @Sendable () -> Void) {
    let hasRoom = state.withLock { state in
      let hasRoom = state.entries.count < Self.room && state.size < Self.roomInBytes
      guard !hasRoom, !state.isClosed else { return true }
      state.waiters.append(goOn)
      return false
    }
    if hasRoom { goOn() }
  }
}
