// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher of what two others publish, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure
  {
    /// A value of any of them.
    public typealias Output = A.Output

    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// A publisher whose values are published.
    public let a: A

    /// A publisher whose values are published.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all of them for a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes what this publisher and others publish, as it comes.
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
