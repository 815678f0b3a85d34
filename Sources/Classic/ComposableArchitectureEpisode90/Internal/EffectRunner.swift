import ConcurrencyExtras

/// Runs effects, and retains their subscriptions until they complete.
@MainActor
package final class EffectRunner<Action> {
  private var lastID = 0
  private var cancellables: [Int: AnyCancellable] = [:]

  package nonisolated init() {}

  /// The number of running effects.
  package var count: Int { cancellables.count }

  /// Runs effects in order.
  ///
  /// Actions that an effect emits synchronously are sent before the next runs.
  package func run(_ effects: [Effect<Action>], send: @escaping @MainActor (Action) -> Void) {
    for effect in effects {
      lastID += 1
      let id = lastID
      // An effect may complete during the subscription, before its cancellable is stored.
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

  /// Subscribes with nonisolated closures, which the publisher may call on any thread.
  private nonisolated func subscribe(
    to effect: Effect<Action>,
    completion: @escaping @MainActor () -> Void,
    value: @escaping @MainActor (Action) -> Void
  ) -> AnyCancellable {
    effect.sink(
      receiveCompletion: { _ in onMainActor { completion() } },
      receiveValue: {
        // Safe: moved to the main actor, and not accessed here afterwards.
        let action = UncheckedSendable($0)
        onMainActor { value(action.value) }
      })
  }
}
