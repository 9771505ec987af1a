import Foundation

/// The bytes between two streams that are bound to each other.
final class BoundBuffer: @unchecked Sendable {
  private let capacity: Int
  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isWriterOpen = true
  private var isReaderOpen = true

  init(capacity: Int) { self.capacity = max(1, capacity) }

  var isEmpty: Bool { condition.withLock { bytes.isEmpty } }
  var isFull: Bool { condition.withLock { bytes.count >= capacity } }
  /// Whether no more bytes will come.
  var isAtEnd: Bool { condition.withLock { bytes.isEmpty && !isWriterOpen } }

  /// Removes bytes, after waiting for the first one, and returns their number: 0 if no more come.
  func read(_ target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    condition.withLock {
      while bytes.isEmpty && isWriterOpen && isReaderOpen { condition.wait() }
      let taken = bytes.prefix(count)
      target.update(from: Array(taken), count: taken.count)
      bytes.removeFirst(taken.count)
      condition.broadcast()
      return taken.count
    }
  }

  /// Adds bytes, after waiting for room for the first one, and returns their number: -1 if nobody
  /// reads them.
  func write(_ source: UnsafePointer<UInt8>, count: Int) -> Int {
    condition.withLock {
      while bytes.count >= capacity && isReaderOpen { condition.wait() }
      guard isReaderOpen else { return -1 }
      let added = min(count, capacity - bytes.count)
      bytes += UnsafeBufferPointer(start: source, count: added)
      condition.broadcast()
      return added
    }
  }

  func closeWriter() { close { isWriterOpen = false } }

  func closeReader() { close { isReaderOpen = false } }

  private func close(_ change: () -> Void) {
    condition.withLock {
      change()
      condition.broadcast()
    }
  }
}
