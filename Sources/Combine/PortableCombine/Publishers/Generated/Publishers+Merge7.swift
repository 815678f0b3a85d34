// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher that emits the values of seven publishers, in order of arrival.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure,
    E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
  {
    /// A value of any of the publishers.
    public typealias Output = A.Output

    /// The failure of the first publisher that fails.
    public typealias Failure = A.Failure

    /// A publisher whose values are published.
    public let a: A

    /// A publisher whose values are published.
    public let b: B

    /// A publisher whose values are published.
    public let c: C

    /// A publisher whose values are published.
    public let d: D

    /// A publisher whose values are published.
    public let e: E

    /// A publisher whose values are published.
    public let f: F

    /// A publisher whose values are published.
    public let g: G

    /// Creates a publisher that merges seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ]).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that emits the values of this and other publishers, in order of arrival.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
#endif
