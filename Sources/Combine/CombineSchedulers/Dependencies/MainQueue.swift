import Dependencies
import Dispatch

extension DependencyValues {
  /// The main queue as a scheduler.
  ///
  /// Override it in tests; using the default there reports an issue.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  ///
  /// case .task:
  ///   return .publisher {
  ///     client.messages.receive(on: mainQueue).map(Action.received)
  ///   }
  /// ```
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>
    .unimplemented("@Dependency(\\.mainQueue)")
}
