import Foundation
import IssueReporting

/// A scheduler that reports an issue whenever it is used, and runs no action.
///
/// Scheduler dependencies default to it in tests, so a test that uses one without overriding it
/// fails.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: times are values.
  private let time: SchedulerTimeType

  /// The scheduler's name in reported issues.
  public let prefix: String

  /// Creates a scheduler that reports an issue whenever it is used.
  ///
  /// - Parameters:
  ///   - prefix: The scheduler's name in reported issues.
  ///   - now: The scheduler's time, which never changes.
  public init(_ prefix: String = "", now: SchedulerTimeType) {
    self.prefix = prefix
    time = now
  }

  /// The time given at creation.
  ///
  /// Reading it reports an issue.
  public var now: SchedulerTimeType {
    report("now")
    return time
  }

  /// A tolerance of zero.
  ///
  /// Reading it reports an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("minimumTolerance")
    return .zero
  }

  /// Reports an issue, and does not run the action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("schedule(options:_:)")
  }

  /// Reports an issue, and does not run the action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    report("schedule(after:tolerance:options:_:)")
  }

  /// Reports an issue, and does not run the action.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: () -> Void
  ) -> any Cancellable {
    report("schedule(after:interval:tolerance:options:_:)")
    return AnyCancellable {}
  }

  private func report(_ member: String) {
    let name = prefix.isEmpty ? "UnimplementedScheduler" : prefix
    reportIssue(Issues.unimplemented(scheduler: name, member: member))
  }
}

/// An unimplemented scheduler with the time type and options of another scheduler.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// The former name of ``UnimplementedScheduler``.
public typealias FailingScheduler = UnimplementedScheduler

/// An unimplemented scheduler with the time type and options of another scheduler.
public typealias FailingSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
