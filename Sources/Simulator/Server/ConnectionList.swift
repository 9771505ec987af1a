import Foundation
import NIOCore
import OrderedCollections
import Synchronization

/// The connections to the page's server, which are never more than it can bear.
final class ConnectionList: Sendable {
  /// Connections that haven't been answered yet; when there are more, the oldest of them is closed.
  /// A browser's requests are complete within milliseconds, so only those that dawdle are hit.
  static let mostWaiting = 256
  /// Pages that are open at the same time on this machine.
  static let mostPages = 64

  private struct Page {
    var channel: any Channel
    /// The device that it shows, and whether it drives it.
    var kind: PageKind
    let id = UUID()
  }

  /// The category by which pages are counted, so that pages that control the device are never kept
  /// out by those that only watch.
  struct PageKind: Hashable {
    var deviceID: Int
    var drives: Bool
  }

  private struct State {
    var waiting: OrderedDictionary<ObjectIdentifier, any Channel> = [:]
    var pages: [ObjectIdentifier: Page] = [:]
    /// The connections that read the log, by the pages that they belong to; `nil` means no page.
    var logReaders: [UUID?: any Channel] = [:]
  }

  private let mostPages: @Sendable (PageKind) -> Int
  private let state = Mutex(State())

  /// Creates an empty list.
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

  /// Returns the name of the page on a connection.
  func pageID(of channel: any Channel) -> UUID? {
    state.withLock { $0.pages[ObjectIdentifier(channel)]?.id }
  }

  /// Makes a connection the one on which a page reads the log, and closes the one before: a page
  /// reads one answer at a time.
  ///
  /// Connections that name no open page have one answer together.
  func beginReadingLog(on channel: any Channel, of page: UUID?) {
    let older = state.withLock { state in
      let page = state.pages.values.contains { $0.id == page } ? page : nil
      return state.logReaders.updateValue(channel, forKey: page)
    }
    if let older, older !== channel { older.close(promise: nil) }
  }

  /// Closes every connection, but for that of one page.
  func closeAll(but page: UUID? = nil) {
    let all = state.withLock { state in
      Array(state.waiting.values)
        + state.pages.values.filter { page == nil || $0.id != page }.map(\.channel)
    }
    for channel in all { channel.close(promise: nil) }
  }

  private func remove(_ id: ObjectIdentifier) {
    state.withLock { state in
      state.waiting[id] = nil
      state.pages[id] = nil
      state.logReaders = state.logReaders.filter { ObjectIdentifier($0.value) != id }
    }
  }
}
