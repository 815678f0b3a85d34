// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher of the latest values of three publishers, after each new value of one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The failure of the first publisher that fails.
    public typealias Failure = A.Failure

    /// A publisher whose latest value is published.
    public let a: A

    /// A publisher whose latest value is published.
    public let b: B

    /// A publisher whose latest value is published.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LatestValues(upstreams: [erase(a), erase(b), erase(c)])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Returns a publisher of the transformed latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher, C: Publisher, Value>(
    _ b: B, _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Value>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}
#endif
