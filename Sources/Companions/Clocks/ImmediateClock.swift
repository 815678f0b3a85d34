import ConcurrencyExtras
import DeterministicScheduler
import Foundation

/// A clock on which every sleep returns at once and sets the clock to its deadline.
///
/// Use it in previews, and in tests for which time does not matter:
///
/// ```swift
/// let store = TestStore(initialState: Search.State()) {
///   Search()
/// } withDependencies: {
///   $0.continuousClock = .immediate
/// }
/// ```
///
/// > Important: An effect that sleeps repeatedly, such as a timer, runs without a pause on this
/// > clock. Use a ``TestClock`` for it.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
  @unchecked Sendable
{
  /// A point in time of this clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The smallest time step: zero.
  public let minimumResolution: Duration = .zero

  // Safe: both are accessed only while `lock` is held.
  private var _now: Instant
  private var sleeps = 0
  private let lock = NSLock()

  /// Creates a clock that shows the given time.
  public init(now: Instant) {
    self._now = now
  }

  // Repeated for `Swift.Duration`, so that callers need not write the type of the durations.
  /// Creates a clock that shows the given time, by default an offset of zero.
  public init(now: Instant = Instant()) where Duration == Swift.Duration {
    self._now = now
  }

  /// The current time: the latest deadline of any sleep, or the initial time if that is later.
  public var now: Instant { lock.withLock { _now } }

  /// Advances the time to the deadline, yields to other tasks, and returns.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let count = lock.withLock {
      _now = max(_now, deadline)
      sleeps += 1
      return sleeps
    }
    // An endless loop of sleeps must not keep a caller busy that drains an executor until it is
    // idle.
    await Task.megaYield(leavingExecutor: count.isMultiple(of: 100))
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which every sleep returns at once.
  public static var immediate: Self { ImmediateClock() }
}
