import ConcurrencyExtras
import Dispatch

/// The main queue, where what is scheduled from the main queue is performed at once.
///
/// `DispatchQueue.main` performs nothing before its next turn, so that what a view shows comes a
/// turn late. This scheduler waits for one only if it must.
public struct UIScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The kind of time of dispatch queues.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The scheduler.
  public static let shared = UIScheduler()

  private init() {}

  /// The current time.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The permitted delay of an action.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Performs an action: at once on the main queue, else there and soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.isCurrent {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Performs an action on the main queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Performs an action on the main queue at a time, and after every interval from then on.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
