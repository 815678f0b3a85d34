#if PortableViews && Web
/// A limit of the rate of new pages, per network address and in total.
struct PageRate: Sendable {
  /// The exceeded limit: in total, or of one address.
  enum Excess: Hashable, Sendable {
    case total
    case address
  }

  private let limits: SessionLimits
  private var total: TokenBucket
  /// The buckets of addresses; an address without a bucket counts as having a full one.
  private var buckets: [String: TokenBucket] = [:]
  private var sizeOfLastPruning = 256

  /// The number of addresses with a bucket.
  var addressCount: Int { buckets.count }

  init(limits: SessionLimits, now: Duration) {
    self.limits = limits
    total = TokenBucket(
      perSecond: limits.maximumPagesPerSecond,
      burst: limits.maximumPagesPerSecond * FixedLimits.pageBurstSeconds, now: now)
  }

  /// Counts a page and returns `nil`, or returns the limit that the page would exceed.
  ///
  /// An excess page is not counted.
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

  /// Removes full buckets, whenever the number of buckets has doubled since the last time.
  ///
  /// The limit of all pages bounds the number of other buckets: buckets fill within seconds.
  private mutating func prune(now: Duration) {
    guard buckets.count >= 2 * sizeOfLastPruning else { return }
    for (address, var bucket) in buckets where bucket.isFull(now: now) { buckets[address] = nil }
    sizeOfLastPruning = max(buckets.count, 256)
  }
}
#endif
