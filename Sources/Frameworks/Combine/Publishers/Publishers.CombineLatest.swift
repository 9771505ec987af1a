extension Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, _OrderedPublisher
  where A.Failure == B.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The kind of errors that the publishers fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher from two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == (A.Output, B.Output) {
      let combining = Combining(subscriber, count: 2) { values in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
      a.subscribe(combining.side(0))
      b.subscribe(combining.side(1))
    }
  }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the latest values of this publisher and another publisher whenever one of
  /// them changes.
  public func combineLatest<P: Publisher>(_ other: P)
    -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of a closure whenever one of this publisher and another publisher
  /// has a new value.
  ///
  /// The closure receives the latest value of each.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
  }
}
