import Dispatch
import Foundation

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// Returns a global queue of the system.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler that runs every action immediately.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> Self {
    DispatchQueue.unimplemented(prefix).eraseToAnyScheduler()
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: Self { .unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> Self { .unimplemented(prefix) }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType,
  SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// The main operation queue.
  public static var main: Self { OperationQueue.main.eraseToAnyScheduler() }

  /// A scheduler that runs every action immediately.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { OperationQueue.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> Self {
    OperationQueue.unimplemented(prefix).eraseToAnyScheduler()
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: Self { .unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> Self { .unimplemented(prefix) }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType,
  SchedulerOptions == RunLoop.SchedulerOptions
{
  /// The main run loop.
  public static var main: Self { RunLoop.main.eraseToAnyScheduler() }

  /// A scheduler that runs every action immediately.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> Self {
    RunLoop.unimplemented(prefix).eraseToAnyScheduler()
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: Self { .unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> Self { .unimplemented(prefix) }
}

extension AnyScheduler
where
  SchedulerTimeType == UIScheduler.SchedulerTimeType,
  SchedulerOptions == UIScheduler.SchedulerOptions
{
  /// The main queue, which runs actions scheduled on the main queue immediately.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }

  /// A scheduler that runs every action immediately.
  public static var immediate: Self { UIScheduler.immediate.eraseToAnyScheduler() }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { UIScheduler.unimplemented.eraseToAnyScheduler() }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> Self {
    UIScheduler.unimplemented(prefix).eraseToAnyScheduler()
  }
}
