extension Publishers {
  /// A publisher of the values of four publishers, as they arrive.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher,
    _OrderedPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
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

    /// Creates a publisher from four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == A.Output {
      let merging = Merging(subscriber, count: 4)
      a.subscribe(merging.side(0))
      b.subscribe(merging.side(1))
      c.subscribe(merging.side(2))
      d.subscribe(merging.side(3))
    }

    /// Merges one more publisher into this one.
    public func merge<Z: Publisher>(with z: Z)
      -> Publishers.Merge5<A, B, C, D, Z>
    where Z.Output == A.Output, Z.Failure == A.Failure {
      Publishers.Merge5(a, b, c, d, z)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
      -> Publishers.Merge6<A, B, C, D, Z, Y>
    where Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure
    {
      Publishers.Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure
    {
      Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    )
      -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure
    {
      Publishers.Merge8(a, b, c, d, z, y, x, w)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and of three other publishers, as they arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
