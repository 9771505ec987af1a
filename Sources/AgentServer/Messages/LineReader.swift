import Dispatch
import Foundation

/// Reads lines from a file, in a separate thread that waits while many lines are unread.
final class LineReader: Sendable {
  /// A line, or the fact that a line was too long.
  enum Line: Sendable {
    case text(Data)
    case tooLong
  }

  /// The lines.
  ///
  /// Call `takeNext()` after handling each one.
  let lines: AsyncStream<Line>
  private let room = DispatchSemaphore(value: MessageLimits.mostWaiting)

  /// Starts to read.
  /// - Parameter descriptor: The file, which stays open.
  init(_ descriptor: Int32, longest: Int = MessageLimits.longest) {
    let (lines, continuation) = AsyncStream.makeStream(of: Line.self)
    self.lines = lines
    let room = room
    Thread.detachNewThread {
      var splitter = LineSplitter(longest: longest)
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for line in splitter.lines(in: buffer[..<count]) {
          room.wait()
          continuation.yield(line)
        }
      }
      continuation.finish()
    }
  }

  /// Lets another line be read.
  func takeNext() { room.signal() }
}
