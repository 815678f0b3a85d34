import ConcurrencyExtras
import DeterministicScheduler

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
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of this clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The smallest time step: zero.
  public let minimumResolution: Duration = .zero

  private let state: Locked<(now: Instant, sleeps: Int)>

  /// Creates a clock that shows the given time.
  public init(now: Instant) {
    state = Locked((now, 0))
  }

  // Repeated for `Swift.Duration`, so that callers need not write the type of the durations.
  /// Creates a clock that shows the given time, by default an offset of zero.
  public init(now: Instant = Instant()) where Duration == Swift.Duration {
    state = Locked((now, 0))
  }

  /// The current time: the latest deadline of any sleep, or the initial time if that is later.
  public var now: Instant { state.withValue(\.now) }

  /// Advances the time to the deadline, yields to other tasks, and returns.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let count = state.withValue { state in
      state.now = max(state.now, deadline)
      state.sleeps += 1
      return state.sleeps
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
