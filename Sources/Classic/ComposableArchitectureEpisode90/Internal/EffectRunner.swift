import ConcurrencyExtras

/// Runs effects, and keeps them alive until they are done.
@MainActor
package final class EffectRunner<Action> {
  private var lastID = 0
  private var cancellables: [Int: AnyCancellable] = [:]

  package nonisolated init() {}

  /// The number of running effects.
  package var count: Int { cancellables.count }

  /// Runs effects, in order; what one emits at once is sent before the next one is run.
  package func run(_ effects: [Effect<Action>], send: @escaping @MainActor (Action) -> Void) {
    for effect in effects {
      lastID += 1
      let id = lastID
      // An effect that completes at once does so before there is anything to keep.
      var isComplete = false
      let cancellable = subscribe(
        to: effect,
        completion: { [weak self] in
          isComplete = true
          self?.cancellables[id] = nil
        }, value: send)
      if !isComplete { cancellables[id] = cancellable }
    }
  }

  /// Subscribes with functions that may be called anywhere, as those of the main actor may not.
  private nonisolated func subscribe(
    to effect: Effect<Action>,
    completion: @escaping @MainActor () -> Void,
    value: @escaping @MainActor (Action) -> Void
  ) -> AnyCancellable {
    effect.sink(
      receiveCompletion: { _ in onMainActor { completion() } },
      receiveValue: {
        // Safe: handed over to the main actor, and not touched here any more.
        let action = UncheckedSendable($0)
        onMainActor { value(action.value) }
      })
  }
}
