#if PortableViews && Web
/// Returns the memory of ended pages to the system.
///
/// Allocators keep free memory for the next page. After a rush of visitors a server would keep what the rush needed.
@MainActor
final class HeapTrimmer {
  private let clock: ServerClock
  private let trim: @Sendable () -> Void
  private var hasFreeMemory = false

  /// The time between two trims.
  ///
  /// While a trim lasts, other threads may wait for memory.
  static let interval: Duration = .seconds(10)

  init(clock: ServerClock, trim: @escaping @Sendable () -> Void) {
    self.clock = clock
    self.trim = trim
  }

  /// Records that a page has ended.
  func pageDidEnd() { hasFreeMemory = true }

  /// Trims the heap after pages have ended, until the task is cancelled.
  func run() async {
    while (try? await clock.sleep(Self.interval)) != nil {
      guard hasFreeMemory else { continue }
      hasFreeMemory = false
      await Task.detached(priority: .background) { [trim] in trim() }.value
    }
  }
}
#endif
