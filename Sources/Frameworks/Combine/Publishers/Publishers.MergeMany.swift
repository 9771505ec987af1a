extension Publishers {
  /// A publisher of the values of any number of publishers, as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher, _OrderedPublisher {
    /// The kind of values that the publishers deliver.
    public typealias Output = Upstream.Output
    /// The kind of errors that the publishers fail with.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher from publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher from a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      let merging = Merging(subscriber, count: publishers.count)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(merging.side(index))
      }
    }

    /// Merges one more publisher into this one.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and of another one of the same type, as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
