extension Publishers {
  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher,
    _OrderedPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of errors that the publishers fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher from three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == (A.Output, B.Output, C.Output) {
      let combining = Combining(subscriber, count: 3) { values in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
      a.subscribe(combining.side(0))
      b.subscribe(combining.side(1))
      c.subscribe(combining.side(2))
    }
  }
}

extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Publishes the latest values of this publisher and two other publishers whenever one of
  /// them changes.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure whenever one of this publisher and two other publishers
  /// has a new value.
  ///
  /// The closure receives the latest value of each.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }
}
