import ComposableCore
import ConcurrencyExtras

/// The value of a store of the episodes, and the way of its actions to the engine.
@MainActor
package final class EpisodeRuntime<Value, Action> {
  /// The value as of the last action.
  package private(set) var value: Value

  /// Processes an action, and those that its effects emit at once.
  package let send: (Action) -> Void

  private let observers = Observers<Value>()

  private init(value: Value, send: @escaping (Action) -> Void) {
    self.value = value
    self.send = send
  }

  /// Creates the runtime of a feature.
  package convenience init(
    value: Value, reducer: @escaping (inout Value, Action) -> [Effect<Action>]
  ) {
    let engine = Engine<Value, Action>(initialState: value, turns: NestedTurns()) {
      value, action, _ in
      .merge(reducer(&value, action).map(\.subscription))
    }
    self.init(value: value) { engine.send($0) }
    engine.onStateChange { [weak self, unowned engine] in self?.assign(engine.state) }
  }

  /// Adds an observer of new values, which returns whether to keep it.
  package func observe(_ observer: @escaping @MainActor (Value) -> Bool) {
    observers.add(observer)
  }

  /// Returns the runtime of a part of the value, whose actions are sent here.
  package func scope<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> EpisodeRuntime<LocalValue, LocalAction> {
    let local = EpisodeRuntime<LocalValue, LocalAction>(value: toLocalValue(value)) {
      self.send(toGlobalAction($0))
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

extension Effect {
  /// The effect as the engine runs it.
  fileprivate var subscription: ComposableCore.Effect<Output> {
    // Safe: subscribed to where the engine runs, on the main actor.
    let publisher = UncheckedSendable(self)
    return .subscription(fileID: #fileID, filePath: #filePath, line: #line, column: #column) {
      observer in
      // Safe: cancelled once.
      let subscription = UncheckedSendable(
        publisher.value.sink { _ in
          observer.finish()
        } receiveValue: {
          observer.send($0)
        })
      return { subscription.value.cancel() }
    }
  }
}
