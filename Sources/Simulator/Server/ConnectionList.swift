import Foundation
import NIOCore
import OrderedCollections
import Synchronization

/// The connections to the page's server, up to a safe maximum.
final class ConnectionList: Sendable {
  /// The maximum number of unanswered connections.
  ///
  /// If there are more, the oldest is closed. A browser's requests are complete within
  /// milliseconds, so that affects only slow ones.
  static let mostWaiting = 256
  /// The maximum number of open pages on this computer.
  static let mostPages = 64

  private struct Page {
    var channel: any Channel
    /// The device that the page shows, and whether the page controls it.
    var kind: PageKind
    let id = UUID()
  }

  /// The category by which pages are counted, so that viewers can't take the places of pages that
  /// control the device.
  struct PageKind: Hashable {
    var deviceID: Int
    var drives: Bool
  }

  private struct State {
    var waiting: OrderedDictionary<ObjectIdentifier, any Channel> = [:]
    var pages: [ObjectIdentifier: Page] = [:]
    /// The connections that read the log, by their page; `nil` is for connections without a page.
    var logReaders: [UUID?: any Channel] = [:]
  }

  private let mostPages: @Sendable (PageKind) -> Int
  private let state = Mutex(State())

  /// Creates an empty list.
  /// - Parameter mostPages: A closure that returns the maximum number of open pages of a kind.
  init(mostPages: @escaping @Sendable (PageKind) -> Int = { _ in ConnectionList.mostPages }) {
    self.mostPages = mostPages
  }

  /// Adds a connection that was just opened.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let oldest = state.withLock { state -> (any Channel)? in
      state.waiting[id] = channel
      return state.waiting.count > Self.mostWaiting ? state.waiting.removeFirst().value : nil
    }
    oldest?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.remove(id) }
  }

  /// Marks a connection as a page's, or returns `false` if there are too many pages.
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

  /// Returns the ID of the page on a connection.
  func pageID(of channel: any Channel) -> UUID? {
    state.withLock { $0.pages[ObjectIdentifier(channel)]?.id }
  }

  /// Marks a connection as the one on which a page reads the log, and closes the page's previous
  /// one.
  ///
  /// A page reads one response at a time.
  ///
  /// Connections without an open page share one slot.
  func beginReadingLog(on channel: any Channel, of page: UUID?) {
    let older = state.withLock { state in
      let page = state.pages.values.contains { $0.id == page } ? page : nil
      return state.logReaders.updateValue(channel, forKey: page)
    }
    if let older, older !== channel { older.close(promise: nil) }
  }

  /// Closes every connection, except for one page's.
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
