// Written by Scripts/generate/publishers.

#if !canImport(Combine)

extension Publishers {
  /// A publisher of the latest values of four publishers, after each new value of one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// The failure of the first publisher that fails.
    public typealias Failure = A.Failure

    /// A publisher whose latest value is published.
    public let a: A

    /// A publisher whose latest value is published.
    public let b: B

    /// A publisher whose latest value is published.
    public let c: C

    /// A publisher whose latest value is published.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      LatestValues(upstreams: [erase(a), erase(b), erase(c), erase(d)])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output) }
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Returns a publisher of the transformed latest values of this and other publishers.
  ///
  /// The publisher emits once each publisher has emitted a value, and then after each new value.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Value>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Value
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Value>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
#endif
