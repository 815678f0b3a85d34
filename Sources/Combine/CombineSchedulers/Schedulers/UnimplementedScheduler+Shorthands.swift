import Foundation

extension DispatchQueue {
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented("DispatchQueue")
  }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: firstTime)
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    unimplemented(prefix)
  }
}

extension OperationQueue {
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> {
    unimplemented("OperationQueue")
  }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: firstTime)
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: UnimplementedSchedulerOf<OperationQueue> { unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    unimplemented(prefix)
  }
}

extension RunLoop {
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("RunLoop") }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: firstTime)
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: UnimplementedSchedulerOf<RunLoop> { unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    unimplemented(prefix)
  }
}

extension UIScheduler {
  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: UnimplementedSchedulerOf<UIScheduler> {
    unimplemented("UIScheduler")
  }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<UIScheduler> {
    UnimplementedScheduler(prefix, now: DispatchQueue.firstTime)
  }

  /// A scheduler that reports an issue whenever it is used.
  public static var failing: UnimplementedSchedulerOf<UIScheduler> { unimplemented }

  /// Returns a scheduler that reports an issue, under a name, whenever it is used.
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<UIScheduler> {
    unimplemented(prefix)
  }
}
