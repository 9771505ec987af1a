import NIOCore
import OrderedCollections
import Synchronization

/// The connections to the page's server, of which there are never more than the server can bear.
final class ConnectionList: Sendable {
  /// Connections that have not been answered yet; when there are more, the oldest of them is closed. A browser's
  /// requests are complete within milliseconds, so only those that dawdle are hit.
  static let mostWaiting = 256
  /// Pages that are open at the same time on this machine.
  static let mostPages = 64

  private struct Page {
    var channel: any Channel
    /// The device that it shows, and whether it drives it.
    var kind: PageKind
  }

  /// What pages are counted by: those that drive are never kept out by those that watch.
  struct PageKind: Hashable {
    var deviceID: Int
    var drives: Bool
  }

  private struct State {
    var waiting: OrderedDictionary<ObjectIdentifier, any Channel> = [:]
    var pages: [ObjectIdentifier: Page] = [:]
  }

  private let mostPages: @Sendable (PageKind) -> Int
  private let state = Mutex(State())

  /// A list of no connections.
  /// - Parameter mostPages: how many pages of a kind may be open at the same time.
  init(mostPages: @escaping @Sendable (PageKind) -> Int = { _ in ConnectionList.mostPages }) {
    self.mostPages = mostPages
  }

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
  func addPage(_ channel: any Channel, _ kind: PageKind) -> Bool {
    let id = ObjectIdentifier(channel)
    return state.withLock { state in
      guard state.pages.values.count(where: { $0.kind == kind }) < mostPages(kind) else {
        return false
      }
      state.waiting[id] = nil
      state.pages[id] = Page(channel: channel, kind: kind)
      return true
    }
  }

  /// Closes every connection.
  func closeAll() {
    let all = state.withLock { Array($0.waiting.values) + $0.pages.values.map(\.channel) }
    for channel in all { channel.close(promise: nil) }
  }

  private func remove(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.waiting[id] = nil
      state.pages[id] = nil
    }
  }
}
