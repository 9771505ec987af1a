import NIOCore
import OrderedCollections
import Synchronization

/// The connections to the page's server, of which there are never more than the server can bear.
final class ConnectionList: Sendable {
  /// Connections that have not been answered yet; when there are more, the oldest of them is closed. A browser's
  /// requests are complete within milliseconds, so only those that dawdle are hit.
  static let mostWaiting = 256
  /// Pages that are open at the same time.
  static let mostPages = 64

  private struct State {
    var waiting: OrderedDictionary<ObjectIdentifier, any Channel> = [:]
    var pages: [ObjectIdentifier: any Channel] = [:]
  }

  private let state = Mutex(State())

  /// Takes a connection that has just been opened.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let oldest = state.withLock { state -> (any Channel)? in
      state.waiting[id] = channel
      return state.waiting.count > Self.mostWaiting ? state.waiting.removeFirst().value : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.remove(id) }
  }

  /// Makes a connection a page's; `false` when there are too many pages.
  func addPage(_ channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    return state.withLock { state in
      guard state.pages.count < Self.mostPages else { return false }
      state.waiting[id] = nil
      state.pages[id] = channel
      return true
    }
  }

  /// Closes every connection.
  func closeAll() {
    let all = state.withLock { Array($0.waiting.values) + $0.pages.values }
    for channel in all { channel.close(promise: nil) }
  }

  private func remove(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.waiting[id] = nil
      state.pages[id] = nil
    }
  }
}
