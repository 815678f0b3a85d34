/// Runs a feature of the episodes: holds its value, processes its actions and runs its effects.
///
/// Actions that an effect emits at once are processed before the next effect is started. Actions sent
/// while the reducer runs are processed after it.
@MainActor
package final class EpisodeRuntime<Value, Action> {
  /// The value as of the last action.
  package private(set) var value: Value

  private let reducer: (inout Value, Action) -> [Effect<Action>]
  private let effects = EffectRunner<Action>()
  private let observers = Observers<Value>()
  private var isReducing = false
  private var waiting: [Action] = []

  package init(value: Value, reducer: @escaping (inout Value, Action) -> [Effect<Action>]) {
    self.value = value
    self.reducer = reducer
  }

  /// Runs the reducer with an action, and then its effects.
  package func send(_ action: Action) {
    guard !isReducing else { return waiting.append(action) }
    isReducing = true
    // A copy, so that the reducer may read from its own store.
    var newValue = value
    let effects = reducer(&newValue, action)
    isReducing = false
    assign(newValue)
    self.effects.run(effects) { [weak self] in self?.send($0) }
    while !waiting.isEmpty { send(waiting.removeFirst()) }
  }

  /// Adds an observer of new values, which returns whether to keep it.
  package func observe(_ observer: @escaping @MainActor (Value) -> Bool) {
    observers.add(observer)
  }

  /// Returns the runtime of a part of the value, whose actions are sent here first.
  package func scope<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> EpisodeRuntime<LocalValue, LocalAction> {
    let local = EpisodeRuntime<LocalValue, LocalAction>(value: toLocalValue(value)) {
      localValue, localAction in
      MainActor.assumeIsolated {
        self.send(toGlobalAction(localAction))
        localValue = toLocalValue(self.value)
      }
      return []
    }
    observe { [weak local] value in
      local?.assign(toLocalValue(value))
      return local != nil
    }
    return local
  }

  private func assign(_ newValue: Value) {
    value = newValue
    observers.notify(newValue)
  }
}
