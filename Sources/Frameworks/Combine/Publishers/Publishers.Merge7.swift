extension Publishers {
  /// A publisher of the values of seven publishers, as they arrive.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher, _OrderedPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
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
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Creates a publisher from seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == A.Failure, S.Input == A.Output {
      let merging = Merging(subscriber, count: 7)
      a.subscribe(merging.side(0))
      b.subscribe(merging.side(1))
      c.subscribe(merging.side(2))
      d.subscribe(merging.side(3))
      e.subscribe(merging.side(4))
      f.subscribe(merging.side(5))
      g.subscribe(merging.side(6))
    }

    /// Merges one more publisher into this one.
    public func merge<Z: Publisher>(with z: Z)
      -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
    where Z.Output == A.Output, Z.Failure == A.Failure {
      Publishers.Merge8(a, b, c, d, e, f, g, z)
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publisher {
  /// Publishes the values of this publisher and of six other publishers, as they arrive.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
