import Foundation

/// A scheduler that runs every action immediately, without delay, and a repeated action once.
///
/// Use it for a feature whose delays do not matter to a test or a preview. If they do, use a
/// ``TestScheduler``, whose time the test advances.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: times are values.

  /// The time at which the scheduler was created; it never changes.
  public let now: SchedulerTimeType

  /// Creates a scheduler at a time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// A tolerance of zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action immediately.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Runs an action immediately, and ignores the time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    action()
  }

  /// Runs an action once, immediately, and ignores the time and the interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An immediate scheduler with the time type and options of another scheduler.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler that runs every action immediately.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: firstTime)
  }
}

extension OperationQueue {
  /// A scheduler that runs every action immediately.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: firstTime)
  }
}

extension RunLoop {
  /// A scheduler that runs every action immediately.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: firstTime)
  }
}

extension UIScheduler {
  /// A scheduler that runs every action immediately.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> {
    ImmediateScheduler(now: DispatchQueue.firstTime)
  }
}
