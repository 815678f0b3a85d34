import ComposableCore

/// The order of actions of 2019: an action is processed inside of the code that sends it.
///
/// Only actions sent while the reducer runs wait.
final class NestedTurns<State, Action>: TurnPolicy {
  private var waiting = ActionQueue<SentAction<Action>>()
  private var isReducing = false

  func send(_ sent: SentAction<Action>, in engine: Engine<State, Action>) -> Bool {
    guard !isReducing else {
      waiting.append(sent)
      return false
    }
    engine.takeTurns {
      var next: SentAction<Action>? = sent
      while let sent = next {
        isReducing = true
        let startEffects = engine.takeTurn(sent) { isReducing = false }
        startEffects()
        next = waiting.popFirst()
      }
    }
    return true
  }
}
