import ConcurrencyExtras
import Dispatch

/// A scheduler of the main queue that runs actions scheduled on the main queue immediately.
///
/// `DispatchQueue.main` runs every action on its next turn, so a view updates one turn late. This
/// scheduler defers only actions scheduled on other threads.
public struct UIScheduler: Scheduler, Sendable {
  /// An uninhabited type: the scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The time type of dispatch queues.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The shared scheduler.
  public static let shared = UIScheduler()

  private init() {}

  /// The current time of the main queue.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The smallest permitted delay of an action.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action on the main queue: immediately if called there, on its next turn otherwise.
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

  /// Performs an action on the main queue at a time, and then after every interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
