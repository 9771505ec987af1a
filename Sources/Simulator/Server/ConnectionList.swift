import NIOCore
import Synchronization

/// The connections to the page's server, of which there are never more than the server can bear.
final class ConnectionList: Sendable {
  /// Connections that have not been answered yet; when there are more, the oldest of them is closed. A browser's
  /// requests are complete within milliseconds, so only those that dawdle are hit.
  static let mostWaiting = 256
  /// Pages that are open at the same time.
  static let mostPages = 64

  private struct State {
    var waiting: [any Channel] = []
    var pages: [any Channel] = []
  }

  private let state = Mutex(State())

  /// Takes a connection that has just been opened.
  func add(_ channel: any Channel) {
    let oldest = state.withLock { state -> (any Channel)? in
      state.waiting.append(channel)
      return state.waiting.count > Self.mostWaiting ? state.waiting.removeFirst() : nil
    }
    oldest?.close(promise: nil)
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { _ in self.remove(id) }
  }

  /// Makes a connection a page's; `false` when there are too many pages.
  func addPage(_ channel: any Channel) -> Bool {
    state.withLock { state in
      guard state.pages.count < Self.mostPages else { return false }
      state.waiting.removeAll { $0 === channel }
      state.pages.append(channel)
      return true
    }
  }

  /// Closes every connection.
  func closeAll() {
    let all = state.withLock { $0.waiting + $0.pages }
    for channel in all { channel.close(promise: nil) }
  }

  private func remove(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.waiting.removeAll { ObjectIdentifier($0) == id }
      state.pages.removeAll { ObjectIdentifier($0) == id }
    }
  }
}
