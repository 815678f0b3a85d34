/// Hooks for tests that look behind the public interface.
@_spi(Internals)
extension Store {
  /// The state, without observing it.
  public var currentState: State { core.state }

  /// How many cancellation ids of this store's root have effects in flight.
  public var cancellationCount: Int { core.cancellations?.count ?? 0 }

  /// Where in the source each effect of this store's root that is in flight was made, by a number.
  public var effectCancellables: [Int: String] { core.effectLocations }

  /// Sends an action and returns the effects it started as a task, or `nil` if there were none.
  public func _send(_ action: Action) -> Task<Void, Never>? {
    let task = send(action)
    return task.group.map { _ in Task { await task.finish() } }
  }

  /// Returns what ``scope(state:action:)`` tells children apart by.
  public func id<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> ScopeID<State, Action> {
    ScopeID(state: state, action: action)
  }
}

/// Whether what is read is observed for code that was written against a back-port of Observation.
@_spi(Internals)
public var _isInPerceptionTracking: Bool { _PerceptionLocals.isInPerceptionTracking }
