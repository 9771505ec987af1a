import Foundation
import NIOCore
import NIOWebSocket

/// Joins the frames of a page's messages, outside of the thread that all connections share.
struct MessageAssembly {
  /// The maximum number of frames in a message.
  private static let mostFrames = 1 << 16

  private let longest: Int
  private var data = Data()
  private var count = 0

  /// - Parameter longest: The maximum size of a message in bytes.
  init(longest: Int) {
    self.longest = longest
  }

  /// Adds a frame, and returns the message that it completes, if any.
  /// - Throws: `SocketEnd` if a browser wouldn't send the frame, or if the message becomes too
  ///   long.
  mutating func append(_ frame: WebSocketFrame) throws -> Data? {
    let isFirst = frame.opcode != .continuation
    let isKnown = frame.opcode == .text || frame.opcode == .binary || !isFirst
    guard isKnown, frame.maskKey != nil, isFirst == (count == 0) else {
      throw SocketEnd(code: .protocolError, reason: "This isn't a browser's frame.")
    }
    guard data.count + frame.length <= longest, count < Self.mostFrames
    else { throw SocketEnd(code: .messageTooLarge, reason: "The message is too long.") }
    data.append(contentsOf: frame.unmaskedData.readableBytesView)
    count += 1
    guard frame.fin else { return nil }
    defer { self = MessageAssembly(longest: longest) }
    return data
  }
}
