/// Hooks for tests that look behind the public interface.
@_spi(Internals)
extension Store {
  /// The state, without observing it.
  public var currentState: State { core.state }

  /// How many cancellation ids of this store's root have effects in flight.
  public var cancellationCount: Int { core.cancellations?.count ?? 0 }

  /// Sends an action and returns the effects it started as a task, or `nil` if there were none.
  public func _send(_ action: Action) -> Task<Void, Never>? {
    let task = send(action)
    return task.scope.map { _ in Task { await task.finish() } }
  }

  /// Returns what ``scope(state:action:)`` tells children apart by.
  public func id<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> ScopeID<State, Action> {
    ScopeID(state: state, action: action)
  }
}
