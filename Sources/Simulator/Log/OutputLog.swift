import DeviceProtocol
import Foundation
import OrderedCollections
import Synchronization

/// The output and reports of a device's apps, in order.
///
/// The log is stored in two files. When they reach the size limit, the older one is deleted. While
/// the disk is full, the log is in memory. To receive every entry, follow the log. As in a
/// terminal, an app that prints faster than its followers read waits for them.
package final class OutputLog: Sendable {
  /// The maximum number of entries on one page.
  static let longestPage = 300
  /// The number of bytes that one search reads.
  ///
  /// The client continues with another search.
  private static let searchSize = 32 << 20
  /// The number of bytes that a search reads before it yields.
  private static let searchPart = 256 << 10
  /// The maximum number of apps whose names are listed.
  private static let mostApps = 200

  private struct State {
    var files: [LogFile] = []
    var count = 0
    /// The names of the apps with entries, in the order of their first entry.
    var apps: OrderedSet<String> = []
    var followers: [Following] = []
    var watchers: [UUID: AsyncStream<Void>.Continuation] = [:]
    var isClosed = false
    var isDiskFull = false

    var first: Int { files.first?.start ?? count }
  }

  private struct Following {
    weak var follower: LogFollower?
  }

  /// The maximum size of a file in memory, in bytes.
  private static let memoryFileSize = 1 << 20

  private let folder: URL
  private let fileSize: Int
  private let state = Mutex(State())

  /// Creates an empty log.
  /// - Parameters:
  ///   - folder: The folder for the log's files, which are unnamed.
  ///   - limit: The maximum number of bytes to keep.
  package init(in folder: URL, limit: Int = 128 << 20) {
    self.folder = folder
    fileSize = limit / 2
  }

  /// Adds entries.
  /// - Parameter goOn: A closure to call when there's room for more entries.
  package func append(_ entries: [LogEntry], goOn: @escaping @Sendable () -> Void = {}) {
    guard !entries.isEmpty else { return goOn() }
    let followers = state.withLock { state -> [LogFollower] in
      let entries = keep(entries, in: &state)
      let followers = state.followers.compactMap(\.follower)
      // Under the lock, so that every follower receives the entries in order.
      for follower in followers { follower.take(entries) }
      for watcher in state.watchers.values { watcher.yield() }
      return followers
    }
    Self.wait(for: followers[...], then: goOn)
  }

  private static func wait(
    for followers: ArraySlice<LogFollower>, then goOn: @escaping @Sendable () -> Void
  ) {
    guard let follower = followers.first else { return goOn() }
    let rest = followers.dropFirst()
    follower.whenThereIsRoom { wait(for: rest, then: goOn) }
  }

  /// Stores entries, and returns them with a warning if that failed.
  private func keep(_ entries: [LogEntry], in state: inout State) -> [LogEntry] {
    let records = entries.map { LogRecord($0, time: Self.now) }
    for app in Set(entries.map(\.app)) where state.apps.count < Self.mostApps {
      state.apps.append(app)
    }
    if isFull(state.files.last), let file = try? LogFile(in: folder, start: state.count) {
      Self.add(file, to: &state)
    }
    if let last = state.files.indices.last, state.files[last].append(records) {
      state.isDiskFull = state.files[last].isInMemory
      state.count += entries.count
      return entries
    }
    let notice = state.isDiskFull ? [] : [diskIsFull]
    state.isDiskFull = true
    if var file = try? LogFile(in: LogFile.memory, start: state.count) {
      _ = file.append(notice.map { LogRecord($0, time: Self.now) } + records)
      Self.add(file, to: &state)
    }
    state.count += notice.count + entries.count
    return notice + entries
  }

  private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

  private func isFull(_ file: LogFile?) -> Bool {
    guard let file else { return true }
    return file.size >= (file.isInMemory ? Self.memoryFileSize : fileSize)
  }

  private static func add(_ file: LogFile, to state: inout State) {
    state.files.append(file)
    if state.files.count > 2 { state.files.removeFirst() }
  }

  private var diskIsFull: LogEntry {
    .report(
      app: "Quince",
      Report(
        severity: .warning,
        message: "Can't write apps' output to \(folder.path). Check whether its disk is full. "
          + "Only the newest output is kept."))
  }

  /// A snapshot for reading without the lock, because apps keep printing in the meantime.
  private var kept: Kept {
    state.withLock {
      Kept(files: $0.files, first: $0.first, count: $0.count, apps: Array($0.apps))
    }
  }

  private struct Kept {
    var files: [LogFile]
    var first: Int
    var count: Int
    var apps: [String]

    func page(_ range: Range<Int>) -> LogPage {
      let start = min(max(range.lowerBound, first), range.upperBound)
      let entries = files.flatMap { $0.entries(in: start..<max(start, range.upperBound)) }
      return LogPage(
        first: first, start: start, entries: entries, found: entries.count, count: count,
        apps: apps)
    }
  }

  /// Returns the newest entries, none of them before a number.
  package func newestPage(from number: Int) -> LogPage {
    let kept = kept
    let end = max(number, kept.count)
    return kept.page(max(number, end - Self.longestPage)..<end)
  }

  /// Returns the entries before a number.
  func page(before number: Int) -> LogPage {
    let kept = kept
    let end = min(max(number, 0), kept.count)
    return kept.page((end - min(end, Self.longestPage))..<end)
  }

  /// Returns the entries starting at a number.
  func page(from number: Int) -> LogPage {
    let kept = kept
    let start = min(max(number, 0), kept.count)
    return kept.page(start..<min(start + Self.longestPage, kept.count))
  }

  /// Searches the entries in a range of numbers, starting with the newest, up to the limit of one
  /// search.
  /// - Throws: `CancellationError` if the task is canceled.
  func search(_ query: LogQuery, in range: Range<Int>) async throws -> LogPage {
    let kept = kept
    var entries: [LoggedEntry] = []
    var found = 0
    var budget = Self.searchSize
    var reached = min(max(range.upperBound, kept.first), kept.count)
    let lowest = min(max(range.lowerBound, kept.first), reached)
    for file in kept.files.reversed() {
      while reached > max(lowest, file.start), budget > 0 {
        try Task.checkCancellation()
        var part = Self.searchPart
        reached = file.search(query, in: lowest..<reached, budget: &part) { number, record in
          found += 1
          guard entries.count < Self.longestPage, let entry = record.entry(number: number) else {
            return
          }
          entries.append(entry)
        }
        budget -= Self.searchPart - part
        await Task.yield()
      }
    }
    return LogPage(
      first: kept.first, start: reached, entries: entries.reversed(), found: found,
      count: kept.count, apps: kept.apps)
  }

  /// The number of entries so far.
  package var count: Int { state.withLock { $0.count } }

  /// Returns a follower that receives all future entries.
  package func follow() -> LogFollower {
    let follower = LogFollower()
    state.withLock { state in
      state.followers.removeAll { $0.follower == nil }
      state.followers.append(Following(follower: follower))
      if state.isClosed { follower.close() }
    }
    return follower
  }

  /// Announces new entries, coalesced.
  func growth() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    state.withLock { $0.watchers[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.watchers[id] = nil }
    }
    return stream
  }

  /// Notifies the followers that there won't be any more entries.
  package func close() {
    let followers = state.withLock { state in
      state.isClosed = true
      return state.followers.compactMap(\.follower)
    }
    for follower in followers { follower.close() }
  }
}
