#if PortableViews && Web
/// Limits how many pages are made, for each network address and for all of them.
struct PageRate: Sendable {
  /// The limit that a page is beyond.
  enum Excess: Hashable, Sendable {
    case total
    case address
  }

  private let limits: SessionLimits
  private var total: TokenBucket
  /// The buckets of addresses; one that is missing is full.
  private var buckets: [String: TokenBucket] = [:]
  private var sizeOfLastPruning = 256

  /// The number of addresses that are remembered.
  var addressCount: Int { buckets.count }

  init(limits: SessionLimits, now: Duration) {
    self.limits = limits
    total = TokenBucket(
      perSecond: limits.maximumPagesPerSecond,
      burst: limits.maximumPagesPerSecond * FixedLimits.pageBurstSeconds, now: now)
  }

  /// Counts a page, or returns the limit that it is beyond; then it costs others nothing.
  mutating func take(address: String, now: Duration) -> Excess? {
    var bucket =
      buckets[address]
      ?? TokenBucket(
        perSecond: limits.maximumPagesPerSecondPerAddress,
        burst: limits.maximumPagesPerSecondPerAddress * FixedLimits.pageBurstSeconds, now: now)
    guard bucket.hasToken(now: now) else { return .address }
    guard total.take(now: now) else { return .total }
    _ = bucket.take(now: now)
    buckets[address] = bucket
    prune(now: now)
    return nil
  }

  /// Forgets full buckets, each time that there are twice as many as were left the last time.
  ///
  /// The total bounds the others: they fill within seconds.
  private mutating func prune(now: Duration) {
    guard buckets.count >= 2 * sizeOfLastPruning else { return }
    for (address, var bucket) in buckets where bucket.isFull(now: now) { buckets[address] = nil }
    sizeOfLastPruning = max(buckets.count, 256)
  }
}
#endif
