import Foundation

/// An asynchronous sequence of a notification center's messages.
///
/// Each iterator receives the messages that are posted after its creation.
struct MessageSequence<Message>: AsyncSequence, Sendable {
  typealias Element = Message
  typealias Failure = Never

  /// An iterator that waits for one message at a time.
  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Received>.Iterator

    mutating func next(isolation actor: isolated (any Actor)?) async -> Message? {
      await base.next(isolation: actor)?.message
    }
  }

  fileprivate struct Received: @unchecked Sendable {
    let message: Message
  }

  let center: NotificationCenter
  /// The number of messages that are kept until they're asked for.
  let limit: Int
  /// Adds an observer of the messages, or returns `nil` if their subject no longer exists.
  let observe:
    @Sendable (@escaping @Sendable (Message) -> Void) -> NotificationCenter.ObservationToken?

  func makeAsyncIterator() -> AsyncIterator {
    let stream = AsyncStream<Received>(bufferingPolicy: .bufferingNewest(limit)) { continuation in
      guard let token = observe({ continuation.yield(Received(message: $0)) }) else {
        return continuation.finish()
      }
      continuation.onTermination = { [center] _ in center.removeObserver(token) }
    }
    return AsyncIterator(base: stream.makeAsyncIterator())
  }
}
