#if !canImport(Combine)
extension Publishers {
  /// A publisher of what any number of others publish, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any of them.
    public typealias Output = Upstream.Output

    /// The failure of the first that fails.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are published.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges publishers.
    public init(_ upstream: some Swift.Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Subscribes to all of them for a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      mergeAll(publishers).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes what this publisher and another of its type publish, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

/// Returns a publisher of what all of the given publish, as it comes.
func mergeAll<Upstream: Publisher>(
  _ upstreams: [Upstream]
) -> some Publisher<Upstream.Output, Upstream.Failure> {
  Publishers.Sequence<[Upstream], Upstream.Failure>(sequence: upstreams).flatMap { $0 }
}
#endif
