import Foundation

/// A scheduler that performs everything at once: what should wait does not, and what repeats is
/// performed once.
///
/// Give it to a feature whose delays do not matter to a test or a preview. Where they do, a
/// ``TestScheduler`` lets the test say when they are over.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: times are values.

  /// The time at which it was created; it stands still.
  public let now: SchedulerTimeType

  /// Creates a scheduler at a time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// No time at all.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Performs an action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Performs an action, whatever the time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    action()
  }

  /// Performs an action once, whatever the time and the interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// The immediate scheduler with the kind of time and options of another.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: firstTime)
  }
}

extension OperationQueue {
  /// A scheduler that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: firstTime)
  }
}

extension RunLoop {
  /// A scheduler that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: firstTime)
  }
}

extension UIScheduler {
  /// A scheduler that performs everything at once.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> {
    ImmediateScheduler(now: DispatchQueue.firstTime)
  }
}
