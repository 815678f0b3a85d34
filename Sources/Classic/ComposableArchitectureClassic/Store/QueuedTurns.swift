/// The order of actions of 2020 and 2021.
///
/// Actions that an effect emits while it is subscribed to come next. Actions sent while the reducer
/// runs or observers are notified come after them.
final class QueuedTurns<State, Action>: TurnPolicy {
  private var next = ActionQueue<SentAction<Action>>()
  private var later = ActionQueue<SentAction<Action>>()
  /// The subscriptions whose start has not returned.
  private var startingSubscriptions: Set<Int> = []
  private var isBusy = false

  func send(_ sent: SentAction<Action>, in engine: Engine<State, Action>) -> Bool {
    guard !isBusy else {
      later.append(sent)
      return false
    }
    next.append(sent)
    engine.takeTurns {
      while let sent = next.popFirst() ?? later.popFirst() {
        isBusy = true
        let startEffects = engine.takeTurn(sent)
        isBusy = false
        startEffects()
      }
    }
    return true
  }

  func receive(
    _ sent: SentAction<Action>, fromSubscription id: Int, in engine: Engine<State, Action>
  ) {
    if startingSubscriptions.contains(id) {
      next.append(sent)
    } else {
      _ = send(sent, in: engine)
    }
  }

  func startSubscription(_ id: Int, _ start: () -> Void) {
    startingSubscriptions.insert(id)
    start()
    startingSubscriptions.remove(id)
  }
}
