// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher that emits the values of four publishers, in order of arrival.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
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

    /// Creates a publisher that merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that emits the values of this and other publishers, in order of arrival.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
#endif
