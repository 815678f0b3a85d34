#if PortableViews && Web
/// Limits how often something may happen: a burst at once, then a steady rate.
struct TokenBucket: Sendable {
  private let capacity: Double
  private var tokens: Double
  private var lastRefill: Duration

  /// Creates a bucket that is full.
  init(perSecond rate: Int, now: Duration) {
    capacity = Double(rate)
    tokens = capacity
    lastRefill = now
  }

  /// Takes a token, or returns `false` when there is none.
  mutating func take(now: Duration) -> Bool {
    let elapsed = (now - lastRefill) / .seconds(1)
    tokens = min(capacity, tokens + max(elapsed, 0) * capacity)
    lastRefill = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
#endif
