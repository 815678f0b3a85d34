import Foundation

extension DispatchQueue {
  /// A test scheduler with the time type of dispatch queues.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: firstTime) }
}

extension OperationQueue {
  /// A test scheduler with the time type of operation queues.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: firstTime) }
}

extension RunLoop {
  /// A test scheduler with the time type of run loops.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: firstTime) }
}

extension UIScheduler {
  /// A test scheduler with the time type of `UIScheduler`.
  public static var test: TestSchedulerOf<UIScheduler> {
    TestScheduler(now: DispatchQueue.firstTime)
  }
}
