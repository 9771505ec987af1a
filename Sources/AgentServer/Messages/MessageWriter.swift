import Dispatch
import EditorMessages
import Foundation

/// Writes messages to a file, one on each line, in order.
///
/// A separate queue writes, because the client might not read.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "agent answers")

  /// - Parameter descriptor: The file, which stays open.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a message, and returns when the client's end has accepted it.
  ///
  /// If nobody reads, the message is discarded.
  func write(_ message: JSONValue) async {
    await withCheckedContinuation { continuation in
      post(message) { continuation.resume() }
    }
  }

  /// Writes a message later, in order.
  func post(_ message: JSONValue, then goOn: @escaping @Sendable () -> Void = {}) {
    queue.async { [descriptor] in
      let line = message.data(sortingKeys: true)
      Self.write(line + [UInt8(ascii: "\n")], to: descriptor)
      goOn()
    }
  }

  private static func write(_ line: Data, to descriptor: Int32) {
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var baseAddress: UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
