import AppBuilder
import Foundation
import Synchronization

/// Reads requests from standard input, and writes their results to standard output.
struct EditingWorker: Sendable {
  private let session: EditingSession

  init(_ job: BuildJob, watch: SourceWatch) {
    session = EditingSession(job, watch: watch)
  }

  /// Carries out requests in order until the input ends.
  ///
  /// Indexing takes long, so other requests don't wait for it.
  func run() async {
    for await line in Self.lines {
      let message = try? JSONDecoder().decode(
        EditingMessage<EditingRequest>.self, from: Data(line.utf8))
      guard let message else { continue }
      if case .index = message.content {
        Task { await respond(to: message) }
      } else {
        await respond(to: message)
      }
    }
  }

  private func respond(to message: EditingMessage<EditingRequest>) async {
    let result = await session.respond(to: message.content)
    let answer = EditingMessage(number: message.number, content: result)
    guard let line = try? JSONEncoder().encode(answer) else { return }
    Self.output.withLock { $0.write(line + Data("\n".utf8)) }
  }

  private static let output = Mutex(FileHandle.standardOutput)

  /// The lines of standard input, which a separate thread waits for.
  private static var lines: AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
