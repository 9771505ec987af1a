extension Publishers {
  /// A publisher that publishes nothing until it's connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher, _OrderedPublisher {
    /// The kind of values that the publisher delivers.
    public typealias Output = Upstream.Output
    /// The kind of errors that the publisher fails with.
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a connectable publisher of another publisher's values.
    public init(upstream: Upstream) {
      shared = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      shared.subscribe(subscriber)
    }

    /// Starts publishing.
    public func connect() -> any Cancellable {
      shared.connect()
    }
  }
}

extension _OrderedPublisher where Failure == Never {
  /// Creates a connectable publisher of this publisher's values.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
