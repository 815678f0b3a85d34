/// What a test store works with: the engine under test, and what it did that is not asserted yet.
final class TestCore<State: Equatable, Action> {
  let engine: Engine<State, Action>
  let executor: TestExecutor
  let dismissal: Locked<Bool>
  var assertedState: State
  private let log: ActionLog<State, Action>
  private let location: SourceLocation

  init(
    initialState: State,
    dependencies: DependencyValues,
    dismissal: Locked<Bool>,
    location: SourceLocation,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    let log = ActionLog<State, Action>()
    let executor = TestExecutor()
    self.log = log
    self.executor = executor
    self.dismissal = dismissal
    self.location = location
    assertedState = initialState
    engine = Engine(
      initialState: initialState, dependencies: dependencies, owner: .main,
      launch: executor.launcher
    ) { state, action, origin in
      let effect = reduce(&state, action)
      switch origin {
      case .user: log.sentState = state
      case .effect: log.received.append(ReceivedAction(action: action, state: state))
      }
      return effect
    }
  }

  deinit {
    if !log.received.isEmpty {
      reportIssue(TestIssues.unassertedActionsAtEnd(log.received.map(\.action)), at: location)
    }
    guard !dismissal.value else { return }
    for effect in engine.effectsInFlight {
      let location = effect.mark ?? location
      reportIssue(TestIssues.effectInFlightAtEnd(effect.location), at: location)
    }
  }

  /// The actions that effects sent, and that no assertion has mentioned yet.
  var received: [ReceivedAction<State, Action>] {
    get { log.received }
    set { log.received = newValue }
  }

  /// Processes an action of the test's.
  ///
  /// - Returns: The effects it started, and the state right after the action itself.
  func send(_ action: Action) -> (effects: EffectScope?, state: State) {
    let scope = engine.send(action)
    defer { log.sentState = nil }
    return (scope, log.sentState ?? engine.state)
  }

  /// Forgets the actions that were received but not asserted, and adopts their state.
  func adoptReceivedActions() {
    received = []
    assertedState = engine.state
  }

  /// Runs a function with the feature's dependencies, as assertions do.
  func withFeatureDependencies<R>(_ operation: () throws -> R) rethrows -> R {
    try DependencyValues.withValues(engine.dependencies, operation: operation)
  }
}

/// An action that an effect sent, with the state that it led to.
struct ReceivedAction<State, Action> {
  let action: Action
  let state: State
}

private final class ActionLog<State, Action> {
  var received: [ReceivedAction<State, Action>] = []
  var sentState: State?
}
