import Synchronization

/// Takes every entry of a log, at its own speed, and long lines in one piece.
package final class LogFollower: Sendable {
  /// The maximum number of waiting entries, after which apps that print have to wait.
  private static let room = 4096
  /// The same in bytes of their text.
  private static let roomInBytes = 32 << 20

  private struct State {
    var entries: [LogEntry] = []
    /// The bytes of their text.
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

  /// Returns everything that has arrived since the last time. Waits until there's something, and
  /// returns `nil` once the log is closed.
  package func next() async -> [LogEntry]? {
    while await hasMore() {
      let entries = takeAll()
      if !entries.isEmpty { return entries }
    }
    return nil
  }

  /// Returns everything that has arrived since the last time, which can be nothing.
  package func takeAll() -> [LogEntry] {
    let (entries, waiters) = state.withLock { state in
      defer { (state.entries, state.size, state.waiters) = ([], 0, []) }
      return (state.entries, state.waiters)
    }
    for waiter in waiters { waiter() }
    return entries
  }

  /// Waits until there's something to take; `false` once the log is closed and all was taken.
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

  /// Calls a closure as soon as not too much waits to be taken.
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
