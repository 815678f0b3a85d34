import ConcurrencyExtras

/// Waits until the other threads of the process sleep, but not for ever.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct ThreadIdlePoller {
  /// The maximum number of polls after which another thread may have run.
  private static let limit = 4
  /// The maximum number of polls for a thread that gets no processor; each takes a millisecond.
  private static let starvedLimit = 1_000

  private var looks = 0
  private var starvedLooks = 0

  /// Decides whether to poll again; the last poll yields to other threads first.
  ///
  /// - Parameter earlier: The threads' states from before the executors and the main actor were
  ///   found idle. If all threads have slept ever since, none can have enqueued a job.
  /// - Returns: Whether to poll again.
  @MainActor
  mutating func waits(since earlier: ThreadSnapshot?) async -> Bool {
    guard looks < Self.limit else { return false }
    if let earlier, let now = ThreadSnapshot.now() {
      if earlier.isAsleep, now == earlier { return false }
      if starvedLooks < Self.starvedLimit, now.isStarved(since: earlier) {
        starvedLooks += 1
        ThreadSnapshot.leaveProcessor()
        return true
      }
    }
    looks += 1
    // The fallback if other threads never sleep, or the system reports no thread states.
    if looks == Self.limit || earlier == nil {
      looks = Self.limit
      await Task.megaYield()
    }
    return true
  }
}
