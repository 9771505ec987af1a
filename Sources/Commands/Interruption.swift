import Dispatch
import Foundation

/// A request from the user or the system to exit: Ctrl-C or `SIGTERM`.
struct Interruption {
  private let sources: [any DispatchSourceSignal]
  private let requests: AsyncStream<Void>

  /// Creates an interruption. From now on, a request no longer ends the process at once.
  init() {
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    self.requests = requests
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Waits for the wish.
  func wait() async {
    for await _ in requests { break }
  }

  /// Waits for the wish, or for a number of seconds.
  func wait(atMost seconds: Double) async {
    guard seconds < .infinity else { return await wait() }
    let requests = requests
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in requests { break } }
      group.addTask { try? await Task.sleep(for: .seconds(seconds)) }
      await group.next()
      group.cancelAll()
    }
  }
}
