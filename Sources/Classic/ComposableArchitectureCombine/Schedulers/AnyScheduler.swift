import Foundation

/// The scheduler protocol of the publishers in use: Combine's, or OpenCombine's.
public typealias _CombineScheduler = Scheduler

/// A scheduler that hides which one it wraps, but for its kind of time and its options.
///
/// A feature that is given one can run on a main queue in an app, and on a ``TestScheduler`` in a
/// test:
///
/// ```swift
/// @Dependency(\.mainQueue) var mainQueue  // AnySchedulerOf<DispatchQueue>
///
/// case .task:
///   return .publisher {
///     client.messages.receive(on: mainQueue).map(Action.received)
///   }
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe as far as the wrapped scheduler is: schedulers are there to be called from all threads.
  private let getMinimumTolerance: () -> SchedulerTimeType.Stride
  private let getNow: () -> SchedulerTimeType
  private let scheduleNow: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleLater:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleRepeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Creates a scheduler from what it does.
  ///
  /// - Parameters:
  ///   - minimumTolerance: How late an action may be.
  ///   - now: The current time.
  ///   - action: Performs an action as soon as possible.
  ///   - delayed: Performs an action at a time.
  ///   - interval: Performs an action at a time and after every interval from then on.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately action: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    getMinimumTolerance = minimumTolerance
    getNow = now
    scheduleNow = action
    scheduleLater = delayed
    scheduleRepeatedly = interval
  }

  /// Wraps a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) })
  }

  /// The permitted delay of an action.
  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }

  /// The current time.
  public var now: SchedulerTimeType { getNow() }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  /// Performs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    scheduleLater(date, tolerance, options, action)
  }

  /// Performs an action at a time, and after every interval from then on.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

/// The scheduler that hides which one it wraps, but for the kind of time and options of another.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Returns a scheduler that hides that it is this one.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> {
    AnyScheduler(self)
  }
}
