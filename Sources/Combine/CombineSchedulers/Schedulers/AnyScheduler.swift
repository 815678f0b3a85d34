import Foundation

/// The scheduler protocol of the imported publishers: Combine's or OpenCombine's.
public typealias _CombineScheduler = Scheduler

/// A type-erased scheduler with a given time type and options.
///
/// A feature that takes one can run on the main queue in an app, and on a ``TestScheduler`` in a
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
  // Safe if the wrapped scheduler is: schedulers may be called from any thread.
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

  /// Creates a scheduler from the functions that implement it.
  ///
  /// - Parameters:
  ///   - minimumTolerance: Returns the smallest permitted delay of an action.
  ///   - now: Returns the current time.
  ///   - action: Performs an action as soon as possible.
  ///   - delayed: Performs an action at a time.
  ///   - interval: Performs an action at a time, and then after every interval.
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

  /// Creates a type-erased scheduler that wraps another one.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) })
  }

  /// The smallest permitted delay of an action.
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

  /// Performs an action at a time, and then after every interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeatedly(date, interval, tolerance, options, action)
  }
}

/// A type-erased scheduler with the time type and options of another scheduler.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Returns a type-erased scheduler that wraps this one.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> {
    AnyScheduler(self)
  }
}
