// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher of the latest values of two others, whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)

    /// The failure of the first that fails.
    public typealias Failure = A.Failure

    /// A publisher whose latest value is published.
    public let a: A

    /// A publisher whose latest value is published.
    public let b: B

    /// Combines the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all of them for a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LatestValues(upstreams: [erase(a), erase(b)])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output) }
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this publisher and others, whenever one of them changes.
  ///
  /// The first are published once each of them has published a value.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Publishes what a function makes of the latest values of this publisher and others.
  ///
  /// The first are published once each of them has published a value.
  public func combineLatest<B: Publisher, Value>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Value>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }
}
#endif
