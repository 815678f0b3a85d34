/// The order of actions in an engine that assigns the state after each, as earlier eras did.
package enum TurnOrder: Sendable {
  /// Actions that an effect sends while it starts come next. Actions sent while the reducer runs or
  /// observers are notified come after them.
  case queued
  /// An action is processed inside of the code that sends it. Only actions sent while the reducer
  /// runs wait.
  case nested
}

/// The queues of an engine that gives each action a turn of its own.
final class SeparateTurns<Action> {
  fileprivate struct Sent {
    let action: Action
    let origin: ActionOrigin
    let group: EffectGroup
  }

  /// The numbers of the effects whose subscription has not returned.
  var startingEffects: Set<Int> = []

  fileprivate let order: TurnOrder
  fileprivate var next = ActionQueue<Sent>()
  fileprivate var later = ActionQueue<Sent>()
  fileprivate var isBusy = false

  init(order: TurnOrder) {
    self.order = order
  }
}

extension Engine {
  /// Creates the engine of a feature of an earlier era, which assigns the state after each action.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - turns: The order of actions.
  ///   - owner: The isolation of the engine.
  ///   - reduce: The feature; called with the origin of the action.
  package convenience init(
    initialState: State, turns: TurnOrder, owner: EngineOwner = .main,
    reduce: @escaping (inout State, Action, ActionOrigin) -> Effect<Action>
  ) {
    self.init(
      initialState: initialState, dependencies: DependencyValues._current, owner: owner,
      turns: turns, reducer: ReducerFunction(reduce))
  }

  /// Processes an action and those that wait, or has it wait, as the order of turns asks for.
  func send(
    _ action: Action, _ origin: ActionOrigin, in turns: SeparateTurns<Action>,
    continuing group: EffectGroup?
  ) -> EffectGroup? {
    let group = group ?? EffectGroup()
    let sent = SeparateTurns.Sent(action: action, origin: origin, group: group)
    guard !turns.isBusy else {
      turns.later.append(sent)
      return nil
    }
    turns.next.append(sent)
    DependencyValues.withValues(dependencies) {
      while let sent = turns.next.popFirst() ?? turns.later.popFirst() { take(sent, in: turns) }
    }
    return group.isEmpty ? nil : group
  }

  /// Processes an action of a subscription, after the subscription has returned if the order of
  /// turns asks for that.
  func receive(_ action: Action, from effect: Int, continuing group: EffectGroup) {
    if let turns = separateTurns, turns.order == .queued, turns.startingEffects.contains(effect) {
      turns.next.append(SeparateTurns.Sent(action: action, origin: .effect, group: group))
    } else {
      send(action, origin: .effect, continuing: group)
    }
  }

  private func take(_ sent: SeparateTurns<Action>.Sent, in turns: SeparateTurns<Action>) {
    turns.isBusy = true
    // The old state stays in place for reads during the turn.
    var newState = state
    let effect = runReducer(&newState, sent.action, sent.origin)
    let isReplaced = replaceState(by: consume newState)
    turns.isBusy = turns.order == .queued
    observers.turnDidEnd(isReplaced: isReplaced)
    turns.isBusy = false
    let outerTurn = turn
    turn = sent.group
    start(effect.operation, in: [], origin: sent.action)
    turn = outerTurn
  }
}
