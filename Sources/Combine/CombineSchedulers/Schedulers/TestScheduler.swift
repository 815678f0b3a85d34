import ConcurrencyExtras
import DeterministicScheduler
import Foundation

/// A scheduler whose time a test advances.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let store = TestStore(initialState: Stopwatch.State()) {
///   Stopwatch()
/// } withDependencies: {
///   $0.mainQueue = scheduler.eraseToAnyScheduler()
/// }
/// await store.send(.startButtonTapped)
/// await scheduler.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
/// ```
///
/// Scheduled actions run only when the test advances the time. Call `advance()` to run actions that
/// are due immediately. Actions due at the same time run in the order in which they were scheduled.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: touched only while `lock` is held.
  private var time: SchedulerTimeType
  private var scheduled: [Entry] = []
  private var lastNumber = 0
  private let lock = NSRecursiveLock()

  /// Marks the scheduler as in use while it lives, so that tasks outside of stores are tracked.
  let use: (any Sendable)?

  private struct Entry {
    let date: SchedulerTimeType
    /// A unique number that orders entries with the same date.
    ///
    /// A repeated action keeps its number.
    let number: Int
    let action: () -> Void
  }

  /// Creates a scheduler with a start time.
  public init(now: SchedulerTimeType) {
    time = now
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      use = UnattributedTasks.Use()
    } else {
      use = nil
    }
  }

  /// The current time, which only the test advances.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// A tolerance of zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  // MARK: Advancing the time

  /// Advances the time by a stride, and runs the actions scheduled until then.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Advances the time to an instant, and runs the actions scheduled until then.
  ///
  /// An instant in the past leaves the time unchanged.
  public func advance(to instant: SchedulerTimeType) {
    while performFirst(dueBy: instant) {}
    lock.withLock { time = max(time, instant) }
  }

  /// Advances the time until no action is scheduled.
  ///
  /// > Important: Never returns if a repeated action is never cancelled.
  public func run() {
    while performFirst() {}
  }

  /// Runs the earliest scheduled action at its time, and returns whether there was one.
  func performFirst(dueBy deadline: SchedulerTimeType? = nil) -> Bool {
    let first = lock.withLock { () -> Entry? in
      guard let first = scheduled.first, deadline.map({ first.date <= $0 }) ?? true else {
        return nil
      }
      time = max(time, first.date)
      return scheduled.removeFirst()
    }
    first?.action()
    return first != nil
  }

  // MARK: Scheduling

  /// Runs an action when the test next advances the time, even by zero.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { insert(Entry(date: time, number: nextNumber(), action: action)) }
  }

  /// Runs an action when the test has advanced the time to a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lock.withLock { insert(Entry(date: date, number: nextNumber(), action: action)) }
  }

  /// Runs an action when the time reaches a date, and then after every interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = lock.withLock { nextNumber() }
    `repeat`(action, from: date, every: interval, number: number)
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  private func `repeat`(
    _ action: @escaping () -> Void, from date: SchedulerTimeType,
    every interval: SchedulerTimeType.Stride, number: Int
  ) {
    let entry = Entry(date: date, number: number) { [weak self] in
      // Rescheduled before the action runs, which may cancel the repetition.
      self?.repeat(action, from: date.advanced(by: interval), every: interval, number: number)
      action()
    }
    lock.withLock { insert(entry) }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func insert(_ entry: Entry) {
    let index = scheduled.firstIndex {
      entry.date < $0.date || (entry.date == $0.date && entry.number < $0.number)
    }
    scheduled.insert(entry, at: index ?? scheduled.endIndex)
  }

  private func remove(_ number: Int) {
    // Released outside of the lock: the action's release may run any code.
    _ = lock.withLock {
      scheduled.firstIndex { $0.number == number }.map { scheduled.remove(at: $0) }
    }
  }
}

/// A test scheduler with the time type and options of another scheduler.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
