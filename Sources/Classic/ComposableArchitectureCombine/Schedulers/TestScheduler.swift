import ConcurrencyExtras
import DeterministicScheduler
import Foundation

/// A scheduler whose time a test moves.
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
/// Nothing that is scheduled is performed until the time is moved, not even what should be
/// performed as soon as possible: call `advance()` for that. What is
/// due at one time is performed in the order in which it was scheduled.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: touched only while `lock` is held.
  private var time: SchedulerTimeType
  private var scheduled: [Entry] = []
  private var lastNumber = 0
  private let lock = NSRecursiveLock()

  /// Tells whether threads must be waited for, and lets tasks of the main actor be, while this lives.
  let use: (any Sendable)?

  private struct Entry {
    let date: SchedulerTimeType
    /// Tells entries of one date apart; that of a repeated action stays the same.
    let number: Int
    let action: () -> Void
  }

  /// Creates a scheduler at a time.
  public init(now: SchedulerTimeType) {
    time = now
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      use = UnattributedTasks.Use()
    } else {
      use = nil
    }
  }

  /// The current time, which only the test moves.
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// No time at all.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  // MARK: Moving the time

  /// Moves the time forward by a stride, and performs the actions scheduled until then.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to an instant, and performs the actions scheduled until then.
  ///
  /// Time never moves back.
  public func advance(to instant: SchedulerTimeType) {
    while performFirst(dueBy: instant) {}
    lock.withLock { time = max(time, instant) }
  }

  /// Moves the time forward until nothing is scheduled.
  ///
  /// > Important: With an action that repeats and that nobody cancels this never returns.
  public func run() {
    while performFirst() {}
  }

  /// Performs the earliest scheduled action, at its time, and returns whether there was one.
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

  /// Performs an action the next time that the test moves the time, be it by nothing.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { insert(Entry(date: time, number: nextNumber(), action: action)) }
  }

  /// Performs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lock.withLock { insert(Entry(date: date, number: nextNumber(), action: action)) }
  }

  /// Performs an action at a time, and after every interval from then on.
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
      // Before the action, which may cancel it.
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
    // Released after the lock: what the action holds may do anything on its way out.
    _ = lock.withLock {
      scheduled.firstIndex { $0.number == number }.map { scheduled.remove(at: $0) }
    }
  }
}

/// The test scheduler with the kind of time and options of another.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
