import Foundation
import Synchronization

/// The messages that two programs exchange, in both directions.
package final class MessageStream: Sendable {
  /// The messages from the other program, until it closes the connection.
  package let messages: AsyncStream<JSONValue>
  private let output: Mutex<FileHandle>

  /// Starts to read messages.
  /// - Parameter failure: A closure that receives the reason if the input is invalid.
  package init(
    input: FileHandle, output: FileHandle, failure: @escaping @Sendable (String) -> Void
  ) {
    self.output = Mutex(output)
    let (messages, continuation) = AsyncStream.makeStream(of: JSONValue.self)
    self.messages = messages
    let thread = Thread {
      var reader = MessageReader { input.availableData }
      do {
        while let data = try reader.next() {
          if let message = JSONValue(parsing: data) {
            continuation.yield(message)
          } else {
            failure("a message isn't valid JSON")
          }
        }
      } catch {
        failure("\(error)")
      }
      continuation.finish()
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Sends a message.
  ///
  /// If the other program has ended, so do its messages.
  package func send(_ message: JSONValue) {
    let bytes = message.framed
    output.withLock { try? $0.write(contentsOf: bytes) }
  }
}
