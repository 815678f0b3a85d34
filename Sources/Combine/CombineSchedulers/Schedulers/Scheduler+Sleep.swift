import ConcurrencyExtras
import Foundation

extension Scheduler {
  /// Suspends the current task for a duration.
  ///
  /// Throws an error if the task is cancelled.
  ///
  /// - Parameters:
  ///   - duration: The duration to sleep.
  ///   - tolerance: The permitted delay of the end.
  ///   - options: Options of the scheduler.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(
      until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends the current task until a time.
  ///
  /// Throws an error if the task is cancelled.
  ///
  /// - Parameters:
  ///   - instant: The time at which the task resumes.
  ///   - tolerance: The permitted delay of the end.
  ///   - options: Options of the scheduler.
  public func sleep(
    until instant: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard sleeper.start(continuation) else { return }
        schedule(after: instant, tolerance: tolerance ?? minimumTolerance, options: options) {
          sleeper.end(with: .success(()))
        }
      }
    } onCancel: {
      sleeper.end(with: .failure(CancellationError()))
    }
  }
}

/// A suspended task, which resumes at a time or when it is cancelled.
private final class Sleeper: Sendable {
  private struct State: Sendable {
    var continuation: CheckedContinuation<Void, any Error>?
    var isCancelled = false
  }

  private let state = LockIsolated(State())

  /// Starts to sleep, unless the task is already cancelled.
  func start(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    let isCancelled = state.withValue {
      if !$0.isCancelled { $0.continuation = continuation }
      return $0.isCancelled
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    return !isCancelled
  }

  func end(with result: Result<Void, any Error>) {
    let continuation = state.withValue { state -> CheckedContinuation<Void, any Error>? in
      if case .failure = result { state.isCancelled = true }
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }
}
