extension Publishers {
  /// A publisher that subscribes once to its upstream publisher, however many subscribers it has.
  ///
  /// The subscribers receive each value in the order of their subscriptions.
  public final class Share<Upstream: Publisher>: Publisher, _OrderedPublisher, Equatable {
    /// The kind of values that the publisher delivers.
    public typealias Output = Upstream.Output
    /// The kind of errors that the publisher fails with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares the values of another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      shared.subscribe(subscriber)
    }

    /// Returns whether two values are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension _OrderedPublisher {
  /// Shares the values of a single subscription to this publisher among several subscribers.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
