/// Hooks for tests that look behind the public interface.
@_spi(Internals)
extension Store {
  /// The state, without observing it.
  public var currentState: State { core.state }

  /// The number of cancellation ids of this store's root that have effects in flight.
  public var cancellationCount: Int { core.cancellations?.count ?? 0 }

  /// The source location of each running effect of this store's root, by effect number.
  public var effectCancellables: [Int: String] { core.effectLocations }

  /// Sends an action and returns the effects it started as a task, or `nil` if there were none.
  public func _send(_ action: Action) -> Task<Void, Never>? {
    let task = send(action)
    return task.group.map { _ in Task { await task.finish() } }
  }

  /// Returns the id by which ``scope(state:action:)`` finds a child again.
  public func id<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> ScopeID<State, Action> {
    ScopeID(state: state, action: action)
  }
}

/// Whether reads are observed for code that was written against a back-port of Observation.
@_spi(Internals)
public var _isInPerceptionTracking: Bool { _PerceptionLocals.isInPerceptionTracking }
