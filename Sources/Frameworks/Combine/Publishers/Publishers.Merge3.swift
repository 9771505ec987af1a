extension Publishers {
  /// A publisher of the values of three publishers, as they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher, _OrderedPublisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
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

    /// Creates a publisher from three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == A.Output {
      let merging = Merging(subscriber, count: 3)
      a.subscribe(merging.side(0))
      b.subscribe(merging.side(1))
      c.subscribe(merging.side(2))
    }

    /// Merges one more publisher into this one.
    public func merge<Z: Publisher>(with z: Z)
      -> Publishers.Merge4<A, B, C, Z>
    where Z.Output == A.Output, Z.Failure == A.Failure {
      Publishers.Merge4(a, b, c, z)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
      -> Publishers.Merge5<A, B, C, Z, Y>
    where Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure
    {
      Publishers.Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure
    {
      Publishers.Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    )
      -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure
    {
      Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    )
      -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure,
      V.Output == A.Output, V.Failure == A.Failure
    {
      Publishers.Merge8(a, b, c, z, y, x, w, v)
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and of two other publishers, as they arrive.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
