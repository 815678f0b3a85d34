/// An order of turns in which each action has a turn of its own, as earlier eras had it.
///
/// An engine with a policy hands it each action. The policy processes the action, or keeps it until
/// another one is processed.
package protocol TurnPolicy<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Processes an action, and those that wait, or has it wait.
  ///
  /// - Returns: Whether the action has been processed.
  func send(_ sent: SentAction<Action>, in engine: Engine<State, Action>) -> Bool

  /// Processes an action of a subscription, or has it wait.
  func receive(
    _ sent: SentAction<Action>, fromSubscription id: Int, in engine: Engine<State, Action>)

  /// Starts the work of a subscription, which may emit actions before `start` returns.
  func startSubscription(_ id: Int, _ start: () -> Void)
}

extension TurnPolicy {
  package func receive(
    _ sent: SentAction<Action>, fromSubscription id: Int, in engine: Engine<State, Action>
  ) {
    _ = send(sent, in: engine)
  }

  package func startSubscription(_ id: Int, _ start: () -> Void) { start() }
}

/// An action on its way to the reducer.
package struct SentAction<Action> {
  fileprivate let action: Action
  fileprivate let origin: ActionOrigin
  /// The effects that the action starts, and those that it follows from.
  fileprivate let group: EffectGroup
}

extension Engine {
  /// Creates the engine of a feature that assigns the state after each action.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - turns: The order of actions.
  ///   - owner: The isolation of the engine.
  ///   - reduce: The feature; called with the origin of the action.
  package convenience init(
    initialState: State, turns: any TurnPolicy<State, Action>, owner: EngineOwner = .main,
    reduce: @escaping (inout State, Action, ActionOrigin) -> Effect<Action>
  ) {
    self.init(
      initialState: initialState, dependencies: DependencyValues._current, owner: owner,
      turns: turns, reducer: ReducerFunction(reduce))
  }

  /// Runs the reducer with an action and assigns the state, then notifies observers.
  ///
  /// - Parameters:
  ///   - sent: The action.
  ///   - assigned: Called between the two.
  /// - Returns: A function that starts the effects.
  package func takeTurn(_ sent: SentAction<Action>, assigned: () -> Void = {}) -> () -> Void {
    // The old state stays in place for reads during the turn.
    var newState = state
    let effect = runReducer(&newState, sent.action, sent.origin)
    let isReplaced = replaceState(by: consume newState)
    assigned()
    observers.turnDidEnd(isReplaced: isReplaced)
    return { [self] in
      let outerTurn = turn
      turn = sent.group
      start(effect.operation, in: [], origin: sent.action)
      turn = outerTurn
    }
  }

  /// Puts the engine's dependencies in force for the turns that a function takes.
  package func takeTurns(_ body: () -> Void) {
    DependencyValues.withValues(dependencies, operation: body)
  }

  /// Hands an action to the policy.
  func send(
    _ action: Action, _ origin: ActionOrigin, to turns: any TurnPolicy<State, Action>,
    continuing group: EffectGroup?
  ) -> EffectGroup? {
    let group = group ?? EffectGroup()
    let sent = SentAction(action: action, origin: origin, group: group)
    return turns.send(sent, in: self) && !group.isEmpty ? group : nil
  }

  /// Processes an action of a subscription.
  func receive(_ action: Action, fromSubscription id: Int, continuing group: EffectGroup) {
    guard let turns else {
      send(action, origin: .effect, continuing: group)
      return
    }
    let sent = SentAction(action: action, origin: .effect, group: group)
    turns.receive(sent, fromSubscription: id, in: self)
  }
}
