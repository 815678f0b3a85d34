import Foundation

extension DispatchQueue {
  /// A scheduler of dispatch queues' time, which a test moves.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: firstTime) }
}

extension OperationQueue {
  /// A scheduler of operation queues' time, which a test moves.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: firstTime) }
}

extension RunLoop {
  /// A scheduler of run loops' time, which a test moves.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: firstTime) }
}

extension UIScheduler {
  /// A scheduler of this one's time, which a test moves.
  public static var test: TestSchedulerOf<UIScheduler> {
    TestScheduler(now: DispatchQueue.firstTime)
  }
}
