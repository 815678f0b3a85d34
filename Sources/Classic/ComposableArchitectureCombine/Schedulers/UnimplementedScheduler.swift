import Foundation
import IssueReporting

/// A scheduler that reports an issue whenever it is used, and performs nothing.
///
/// It is what the schedulers among the dependencies are in tests, so that a test that reaches a
/// scheduler without having overridden it fails.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Safe: times are values.
  private let time: SchedulerTimeType

  /// The scheduler's name in reported issues.
  public let prefix: String

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: What it is called in the issues.
  ///   - now: Its time, which stands still.
  public init(_ prefix: String = "", now: SchedulerTimeType) {
    self.prefix = prefix
    time = now
  }

  /// The time at which it was created; reading it is an issue.
  public var now: SchedulerTimeType {
    report("now")
    return time
  }

  /// No time at all; reading it is an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report("minimumTolerance")
    return .zero
  }

  /// Reports an issue.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    report("schedule(options:_:)")
  }

  /// Reports an issue.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: () -> Void
  ) {
    report("schedule(after:tolerance:options:_:)")
  }

  /// Reports an issue.
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

/// The unimplemented scheduler with the kind of time and options of another.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

/// The former name of ``UnimplementedScheduler``.
public typealias FailingScheduler = UnimplementedScheduler

/// The unimplemented scheduler with the kind of time and options of another.
public typealias FailingSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>
