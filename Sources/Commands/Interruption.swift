import Dispatch
import Foundation

/// A request from the user or the system to exit, with Ctrl-C or `SIGTERM`.
struct Interruption {
  private let sources: [any DispatchSourceSignal]
  private let requests: AsyncStream<Void>

  /// Starts to handle requests, which no longer end the process immediately.
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

  /// Waits for a request.
  func wait() async {
    for await _ in requests { break }
  }

  /// Waits for a request, but no longer than a number of seconds.
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

  /// Waits until some work ends, and cancels the work if there's a request.
  func wait(until work: @escaping @Sendable () async -> Void) async {
    let requests = requests
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in requests { break } }
      group.addTask { await work() }
      await group.next()
      group.cancelAll()
    }
  }
}
