// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher that emits the values of two publishers, in order of arrival.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure
  {
    /// A value of any of the publishers.
    public typealias Output = A.Output

    /// The failure of the first publisher that fails.
    public typealias Failure = A.Failure

    /// A publisher whose values are published.
    public let a: A

    /// A publisher whose values are published.
    public let b: B

    /// Creates a publisher that merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that emits the values of this and other publishers, in order of arrival.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    B.Output == Output, B.Failure == Failure
  {
    Publishers.Merge(self, b)
  }
}
#endif
