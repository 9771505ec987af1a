extension Publishers {
  /// A publisher of the values of five publishers, as they arrive.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher, _OrderedPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    /// The kind of values that the publishers deliver.
    public typealias Output = A.Output
    /// The kind of errors that the publishers fail with.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// Creates a publisher from five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == A.Output {
      let merging = Merging(subscriber, count: 5)
      a.subscribe(merging.side(0))
      b.subscribe(merging.side(1))
      c.subscribe(merging.side(2))
      d.subscribe(merging.side(3))
      e.subscribe(merging.side(4))
    }

    /// Merges one more publisher into this one.
    public func merge<Z: Publisher>(with z: Z)
      -> Publishers.Merge6<A, B, C, D, E, Z>
    where Z.Output == A.Output, Z.Failure == A.Failure {
      Publishers.Merge6(a, b, c, d, e, z)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
      -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure
    {
      Publishers.Merge7(a, b, c, d, e, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure
    {
      Publishers.Merge8(a, b, c, d, e, z, y, x)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and of four other publishers, as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  )
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
