#if !canImport(Combine)
extension Publishers {
  /// A publisher that emits the values of any number of publishers, in order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any of the publishers.
    public typealias Output = Upstream.Output

    /// The failure of the first publisher that fails.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are published.
    public let publishers: [Upstream]

    /// Creates a publisher that merges others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges others.
    public init(_ upstream: some Swift.Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    /// Returns a publisher that also merges another one.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Subscribes to all publishers on behalf of a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll(publishers).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher that emits the values of this and another publisher, in order of arrival.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

/// Returns a publisher that emits the values of several publishers, in order of arrival.
func mergeAll<Upstream: Publisher>(
  _ upstreams: [Upstream]
) -> some Publisher<Upstream.Output, Upstream.Failure> {
  Publishers.Sequence<[Upstream], Upstream.Failure>(sequence: upstreams).flatMap { $0 }
}
#endif
