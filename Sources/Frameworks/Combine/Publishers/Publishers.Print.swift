import Foundation

extension Publishers {
  /// A publisher that prints everything that happens between a publisher and its subscriber.
  public struct Print<Upstream: Publisher>: Publisher, _OrderedPublisher {
    /// The kind of values that the publisher delivers.
    public typealias Output = Upstream.Output
    /// The kind of errors that the publisher fails with.
    public typealias Failure = Upstream.Failure

    /// The text at the start of each line.
    public let prefix: String
    /// The publisher whose events are printed.
    public let upstream: Upstream
    /// The destination of the text, or `nil` for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events of another one.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.subscribe(
        Printing(subscriber, prefix: prefix.isEmpty ? "" : "\(prefix): ", stream: stream))
    }
  }
}

extension _OrderedPublisher {
  /// Prints everything that happens between this publisher and its subscriber.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// A subscriber that prints what it passes on.
private final class Printing<Downstream: Subscriber>:
  Subscriber, Subscription, CustomStringConvertible
{
  let description = "Print"

  private let downstream: Downstream
  private let prefix: String
  private let lock = NSLock()
  private var stream: (any TextOutputStream)?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
    self.downstream = downstream
    self.prefix = prefix
    self.stream = stream
  }

  func receive(subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let demand = downstream.receive(input)
    if demand > .none { log("request \(Self.text(demand)) (synchronous)") }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    _ = takeUpstream()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    log("request \(Self.text(demand))")
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    log("receive cancel")
    takeUpstream()?.cancel()
  }

  private func takeUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  private static func text(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }

  private func log(_ text: String) {
    guard stream != nil else { return Swift.print(prefix + text) }
    stream?.write(prefix + text + "\n")
  }
}
