// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher that emits the values of three publishers, in order of arrival.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure,
    C.Output == A.Output, C.Failure == A.Failure
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

    /// Creates a publisher that merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that emits the values of this and other publishers, in order of arrival.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure
  {
    Publishers.Merge3(self, b, c)
  }
}
#endif
