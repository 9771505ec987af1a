import DeviceProtocol
import Dispatch
import Foundation
import Glibc

/// Reads an app's output line by line, only as fast as it's consumed.
///
/// If nobody consumes the lines, the app's pipe fills up, and the app waits as it would for a slow
/// terminal. Only the last bytes are kept in memory.
final class OutputReader: @unchecked Sendable {
  /// A closure that receives lines, and calls its argument to request more.
  typealias Delivery =
    @Sendable (_ lines: [OutputLine], _ goOn: @escaping @Sendable () -> Void) -> Void

  /// The maximum length of a line in bytes.
  ///
  /// Longer lines are delivered in pieces.
  static let longestLine = 8 << 10
  /// The number of bytes at the end of the output that are kept.
  static let tailSize = 256 << 10
  /// The maximum number of bytes to read without a request.
  ///
  /// The app or other holders of its pipe might keep printing.
  private static let longestRest = 4 << 20

  private let descriptor: Int32
  private let isError: Bool
  private let queue: DispatchQueue
  private let source: any DispatchSourceRead
  private let deliver: Delivery
  private let onStack: @Sendable ([Int]) -> Void
  private var line: [UInt8] = []
  private var tailBytes: [UInt8] = []
  private var isWaiting = false
  private var isClosed = false
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameters:
  ///   - pipe: Both ends of the pipe. The app's end is kept open, because a hang-up while reading
  ///     is being stopped can crash libdispatch.
  ///   - deliver: A closure that's called on the reader's own queue.
  ///   - onStack: A closure that's called on the same queue when the app has written its main
  ///     thread's stack.
  init(
    _ pipe: [Int32], isError: Bool, deliver: @escaping Delivery,
    onStack: @escaping @Sendable ([Int]) -> Void = { _ in }
  ) {
    let descriptor = pipe[0]
    self.descriptor = descriptor
    self.isError = isError
    self.deliver = deliver
    self.onStack = onStack
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    queue = DispatchQueue(label: "output")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readAndWait() }
    source.setCancelHandler { for end in pipe { Glibc.close(end) } }
    source.resume()
  }

  /// Reads the output so far, even if it hasn't been requested.
  func catchUp() {
    queue.sync { readRest() }
  }

  private func readRest() {
    var left = Self.longestRest
    while left > 0, let lines = readSome() {
      left -= chunk.count
      if !lines.isEmpty { deliver(lines) {} }
    }
  }

  /// Reads the remaining output, stops reading, and returns the end of the output.
  func finish() -> String {
    queue.sync {
      readRest()
      if !line.isEmpty { deliver(takeLines(isPartial: false)) {} }
      close()
      return plainTail
    }
  }

  /// The last part of the output so far.
  var tail: String {
    queue.sync { plainTail }
  }

  private var plainTail: String { MarkedLine.plain(String(decoding: tailBytes, as: UTF8.self)) }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    goOn()
    source.cancel()
  }

  private func readAndWait() {
    guard !isWaiting, let lines = readSome(), !lines.isEmpty else { return }
    isWaiting = true
    source.suspend()
    deliver(lines) { [weak self] in
      guard let self else { return }
      self.queue.async { self.goOn() }
    }
  }

  private func goOn() {
    guard isWaiting else { return }
    isWaiting = false
    source.resume()
  }

  /// Reads a chunk, and returns the lines that it completes.
  ///
  /// Returns `nil` if there's no data, or if the app closed its end.
  private func readSome() -> [OutputLine]? {
    guard !isClosed else { return nil }
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else {
      if count == 0 { close() }
      return nil
    }
    tailBytes.append(contentsOf: chunk[..<count])
    if tailBytes.count > 2 * Self.tailSize {
      tailBytes.removeFirst(tailBytes.count - Self.tailSize)
    }
    var lines: [OutputLine] = []
    var start = 0
    while let end = chunk[start..<count].firstIndex(of: UInt8(ascii: "\n")) {
      append(chunk[start..<end], to: &lines)
      lines += takeLines(isPartial: false)
      start = end + 1
    }
    append(chunk[start..<count], to: &lines)
    return lines
  }

  /// Adds bytes to the current line, and passes on lines that become too long in pieces.
  private func append(_ bytes: ArraySlice<UInt8>, to lines: inout [OutputLine]) {
    line.append(contentsOf: bytes)
    while line.count > Self.longestLine {
      var end = Self.longestLine
      // Don't split a character.
      while end > Self.longestLine - 4, line[end] & 0xc0 == 0x80 { end -= 1 }
      let rest = Array(line[end...])
      line.removeSubrange(end...)
      lines += takeLines(isPartial: true)
      line = rest
    }
  }

  /// Extracts complete lines from the data.
  ///
  /// A line from Quince's frameworks can follow unfinished output of the app.
  private func takeLines(isPartial: Bool) -> [OutputLine] {
    defer { line.removeAll(keepingCapacity: true) }
    guard isError, let mark = line.firstIndex(of: MarkedLine.mark), mark > 0 else {
      return [outputLine(line[...], isPartial: isPartial)].compactMap(\.self)
    }
    return [
      outputLine(line[..<mark], isPartial: false), outputLine(line[mark...], isPartial: isPartial),
    ].compactMap(\.self)
  }

  /// Returns a line of output, or `nil` if it's only for the device.
  private func outputLine(_ bytes: ArraySlice<UInt8>, isPartial: Bool) -> OutputLine? {
    let text = String(decoding: bytes, as: UTF8.self)
    let marked = isError && bytes.first == MarkedLine.mark ? MarkedLine(text) : nil
    switch marked {
    case .message(let origin, let text):
      return OutputLine(text: text, isError: true, isPartial: isPartial, origin: origin)
    case .stack(let calls):
      onStack(calls)
      return nil
    case nil:
      return OutputLine(text: text, isError: isError, isPartial: isPartial)
    }
  }
}
