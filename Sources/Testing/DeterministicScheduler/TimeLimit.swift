/// A time limit for code that polls a condition.
///
/// The limit is reached when the time has passed and the code has polled once for each ten
/// milliseconds, but at most a thousand times. On a busy machine a process gets less time than the
/// clock shows.
package struct TimeLimit {
  private let end: ContinuousClock.Instant
  /// The number of polls still required before the limit can be reached.
  package private(set) var looksLeft: Int

  /// Starts the time.
  package init(_ duration: Duration) {
    end = .now.advanced(by: duration)
    looksLeft = Int(max(0, min(1_000, duration / .milliseconds(10))))
  }

  /// Returns whether the limit is reached; each call counts as a poll.
  package mutating func isOver() -> Bool {
    guard looksLeft > 0 else { return .now >= end }
    looksLeft -= 1
    return false
  }
}
