/// Waits until the other threads of the process sleep, but not for ever.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct ThreadIdlePoller {
  /// How often to look.
  private static let limit = 4

  private var looks = 0

  /// Waits for a moment unless it is certain that no other thread has anything to do.
  ///
  /// - Parameter earlier: What the threads did before the executors and the main actor were found to
  ///   have nothing to do. If all slept, and have gone on to sleep, none can have changed that since.
  /// - Returns: Whether to look again.
  @MainActor
  mutating func waits(since earlier: ThreadSnapshot?) async -> Bool {
    guard looks < Self.limit else { return false }
    if let earlier, earlier.isAsleep, ThreadSnapshot.now() == earlier { return false }
    looks += 1
    // The last resort, where threads of others never sleep, or this system does not tell.
    if looks == Self.limit || earlier == nil {
      looks = Self.limit
      await Task.megaYield()
    }
    return true
  }
}
