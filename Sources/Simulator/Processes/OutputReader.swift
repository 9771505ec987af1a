import Dispatch
import Foundation
import Glibc

/// Reads what an app prints, line by line, and drops what is more than a person can read.
///
/// It reads on, so that an app that prints without end stalls neither itself nor the device, and it
/// keeps only the last bytes, so that it does not fill memory.
final class OutputReader: @unchecked Sendable {
  /// Lines passed on in any one second; further ones are counted.
  static let linesPerSecond = 1000
  /// Longer lines are cut, in bytes.
  static let longestLine = 8 << 10
  /// What is kept of the end, in bytes.
  static let tailSize = 256 << 10

  private let descriptor: Int32
  private let isError: Bool
  private let queue: DispatchQueue
  private let source: any DispatchSourceRead
  private let deliver: @Sendable ([OutputLine]) -> Void
  private var line: [UInt8] = []
  private var tailBytes: [UInt8] = []
  private var windowStart = DispatchTime.now()
  private var linesInWindow = 0
  private var dropped = 0
  private var isClosed = false
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameters:
  ///   - pipe: Both ends. The app's is kept open, so that no hang-up comes while reading is being ended, which may crash
  ///     libdispatch.
  ///   - deliver: Called on a queue of the reader's own.
  init(_ pipe: [Int32], isError: Bool, deliver: @escaping @Sendable ([OutputLine]) -> Void) {
    let descriptor = pipe[0]
    self.descriptor = descriptor
    self.isError = isError
    self.deliver = deliver
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    queue = DispatchQueue(label: "output")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readSome() }
    source.setCancelHandler { for end in pipe { Glibc.close(end) } }
    source.resume()
  }

  /// Reads what is left, ends reading, and returns the end of all that was printed.
  func finish() -> String {
    queue.sync {
      while readSome() {}
      if !line.isEmpty { deliver(takeLine().map { [$0] } ?? []) }
      deliver(takeDropped())
      close()
      return String(decoding: tailBytes, as: UTF8.self)
    }
  }

  /// The end of what was printed so far.
  var tail: String {
    queue.sync { String(decoding: tailBytes, as: UTF8.self) }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    source.cancel()
  }

  /// Reads a chunk; `false` when nothing is there or the app closed its end.
  @discardableResult
  private func readSome() -> Bool {
    guard !isClosed else { return false }
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else {
      if count == 0 { close() }
      return false
    }
    tailBytes.append(contentsOf: chunk[..<count])
    if tailBytes.count > 2 * Self.tailSize {
      tailBytes.removeFirst(tailBytes.count - Self.tailSize)
    }
    var lines: [OutputLine] = []
    var start = 0
    while let end = chunk[start..<count].firstIndex(of: UInt8(ascii: "\n")) {
      appendToLine(chunk[start..<end])
      if let line = takeLine() { lines.append(line) }
      start = end + 1
    }
    appendToLine(chunk[start..<count])
    if !lines.isEmpty { deliver(lines) }
    return true
  }

  private func appendToLine(_ bytes: ArraySlice<UInt8>) {
    line.append(contentsOf: bytes.prefix(max(0, Self.longestLine - line.count)))
  }

  /// Ends the current line, which is passed on unless too many were in this second.
  private func takeLine() -> OutputLine? {
    defer { line.removeAll(keepingCapacity: true) }
    let now = DispatchTime.now()
    if now.uptimeNanoseconds - windowStart.uptimeNanoseconds > 1_000_000_000 {
      windowStart = now
      linesInWindow = 0
    }
    linesInWindow += 1
    guard linesInWindow <= Self.linesPerSecond else {
      if dropped == 0 { queue.asyncAfter(deadline: now + 1) { self.deliver(self.takeDropped()) } }
      dropped += 1
      return nil
    }
    var text = String(decoding: line, as: UTF8.self)
    if line.count >= Self.longestLine { text += "…" }
    return OutputLine(text: text, isError: isError)
  }

  private func takeDropped() -> [OutputLine] {
    guard dropped > 0 else { return [] }
    defer { dropped = 0 }
    return [OutputLine(text: "… \(dropped) lines dropped: too many at once", isError: isError)]
  }
}
