// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher of the latest values of two publishers, after each new value of one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output)

    /// The failure of the first publisher that fails.
    public typealias Failure = A.Failure

    /// A publisher whose latest value is published.
    public let a: A

    /// A publisher whose latest value is published.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LatestValues(upstreams: [erase(a), erase(b)])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output) }
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Returns a publisher of the transformed latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher, Value>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Value>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }
}
#endif
