import Dependencies
import Foundation

extension DependencyValues {
  /// The main run loop as a scheduler.
  ///
  /// Override it in tests; the default there reports an issue.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented("@Dependency(\\.mainRunLoop)")
}
