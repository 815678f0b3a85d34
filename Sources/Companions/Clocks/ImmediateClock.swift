import ConcurrencyExtras
import Foundation

/// A clock on which every sleep is over at once, and which shows the time as if it had been slept.
///
/// Use it in previews and in tests that do not care when things happen:
///
/// ```swift
/// let store = TestStore(initialState: Search.State()) {
///   Search()
/// } withDependencies: {
///   $0.continuousClock = .immediate
/// }
/// ```
///
/// > Important: Something that sleeps for ever, such as a timer, never rests on this clock. Use a
/// > ``TestClock`` for it.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
  @unchecked Sendable
{
  /// A point in time of this clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The smallest time step, which is none.
  public let minimumResolution: Duration = .zero

  // Safe: both are touched only while `lock` is held.
  private var _now: Instant
  private var sleeps = 0
  private let lock = NSLock()

  /// Creates a clock that shows the given time.
  public init(now: Instant) {
    self._now = now
  }

  // The same once more, so that the type of the durations need not be said.
  /// Creates a clock that shows the given time, or else the start of time.
  public init(now: Instant = Instant()) where Duration == Swift.Duration {
    self._now = now
  }

  /// The current time: the latest deadline that anyone has slept until.
  public var now: Instant {
    lock.withLock { _now }
  }

  /// Sets the time to the deadline, lets others run, and returns.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let count = lock.withLock {
      _now = max(_now, deadline)
      sleeps += 1
      return sleeps
    }
    // An endless loop of sleeps must not keep busy who drains an executor until it is idle.
    await Task.megaYield(leavingExecutor: count.isMultiple(of: 100))
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which every sleep is over at once.
  public static var immediate: Self {
    ImmediateClock()
  }
}
