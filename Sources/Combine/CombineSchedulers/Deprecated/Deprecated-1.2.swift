import Foundation

extension DispatchQueue {
  /// A scheduler that runs every action immediately; the old name of `immediate`.
  @available(*, deprecated, renamed: "immediate")
  public static var immediateScheduler: ImmediateSchedulerOf<DispatchQueue> { immediate }

  /// A scheduler whose time a test advances; the old name of `test`.
  @available(*, deprecated, renamed: "test")
  public static var testScheduler: TestSchedulerOf<DispatchQueue> { test }
}

extension OperationQueue {
  /// A scheduler that runs every action immediately; the old name of `immediate`.
  @available(*, deprecated, renamed: "immediate")
  public static var immediateScheduler: ImmediateSchedulerOf<OperationQueue> { immediate }

  /// A scheduler whose time a test advances; the old name of `test`.
  @available(*, deprecated, renamed: "test")
  public static var testScheduler: TestSchedulerOf<OperationQueue> { test }
}

extension RunLoop {
  /// A scheduler that runs every action immediately; the old name of `immediate`.
  @available(*, deprecated, renamed: "immediate")
  public static var immediateScheduler: ImmediateSchedulerOf<RunLoop> { immediate }

  /// A scheduler whose time a test advances; the old name of `test`.
  @available(*, deprecated, renamed: "test")
  public static var testScheduler: TestSchedulerOf<RunLoop> { test }
}

extension UIScheduler {
  /// A scheduler that runs every action immediately; the old name of `immediate`.
  @available(*, deprecated, renamed: "immediate")
  public static var immediateScheduler: ImmediateSchedulerOf<UIScheduler> { immediate }

  /// A scheduler whose time a test advances; the old name of `test`.
  @available(*, deprecated, renamed: "test")
  public static var testScheduler: TestSchedulerOf<UIScheduler> { test }
}
