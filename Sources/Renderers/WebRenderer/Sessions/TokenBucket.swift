#if PortableViews && Web
/// A rate limit by the token bucket algorithm: allows a burst, then a steady rate.
struct TokenBucket: Sendable {
  private let rate: Double
  private let capacity: Double
  private var tokens: Double
  private var lastRefill: Duration

  /// Creates a full bucket.
  ///
  /// - Parameter burst: The greatest number of tokens; by default, the tokens of one second.
  init(perSecond rate: Int, burst: Int? = nil, now: Duration) {
    self.rate = Double(rate)
    capacity = Double(burst ?? rate)
    tokens = capacity
    lastRefill = now
  }

  mutating func hasToken(now: Duration) -> Bool {
    refill(now: now)
    return tokens >= 1
  }

  mutating func isFull(now: Duration) -> Bool {
    refill(now: now)
    return tokens >= capacity
  }

  /// Takes a token and returns `true`, or returns `false` if there is none.
  mutating func take(now: Duration) -> Bool {
    guard hasToken(now: now) else { return false }
    tokens -= 1
    return true
  }

  /// Adds the tokens of a time in which nobody could take any, also beyond the capacity.
  ///
  /// The bucket then holds the tokens of one minute at most.
  mutating func credit(_ duration: Duration) {
    let limit = max(capacity, rate * 60)
    tokens = max(tokens, min(limit, tokens + max(duration / .seconds(1), 0) * rate))
  }

  private mutating func refill(now: Duration) {
    let elapsed = (now - lastRefill) / .seconds(1)
    tokens = max(tokens, min(capacity, tokens + max(elapsed, 0) * rate))
    lastRefill = now
  }
}
#endif
