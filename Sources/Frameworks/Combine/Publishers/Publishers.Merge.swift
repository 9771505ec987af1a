extension Publishers {
  /// A publisher of the values of two publishers, as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher, _OrderedPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The kind of values that the publishers deliver.
    public typealias Output = A.Output
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
    where S.Failure == A.Failure, S.Input == A.Output {
      let merging = Merging(subscriber, count: 2)
      a.subscribe(merging.side(0))
      b.subscribe(merging.side(1))
    }

    /// Merges one more publisher into this one.
    public func merge<Z: Publisher>(with z: Z)
      -> Publishers.Merge3<A, B, Z>
    where Z.Output == A.Output, Z.Failure == A.Failure {
      Publishers.Merge3(a, b, z)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
      -> Publishers.Merge4<A, B, Z, Y>
    where Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure
    {
      Publishers.Merge4(a, b, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Publishers.Merge5<A, B, Z, Y, X>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure
    {
      Publishers.Merge5(a, b, z, y, x)
    }

    /// Merges four more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    )
      -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure
    {
      Publishers.Merge6(a, b, z, y, x, w)
    }

    /// Merges five more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    )
      -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure,
      V.Output == A.Output, V.Failure == A.Failure
    {
      Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// Merges six more publishers into this one.
    public func merge<
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
    >(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U)
      -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z.Output == A.Output, Z.Failure == A.Failure, Y.Output == A.Output, Y.Failure == A.Failure,
      X.Output == A.Output, X.Failure == A.Failure, W.Output == A.Output, W.Failure == A.Failure,
      V.Output == A.Output, V.Failure == A.Failure, U.Output == A.Output, U.Failure == A.Failure
    {
      Publishers.Merge8(a, b, z, y, x, w, v, u)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and of another publisher, as they arrive.
  public func merge<B: Publisher>(with other: B)
    -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
