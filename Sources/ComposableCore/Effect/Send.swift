/// Sends actions back into the store from an effect.
///
/// Call it like a function, from any isolation: `await send(.response(value))`. It does nothing
/// once the effect's task is cancelled.
@MainActor
public struct Send<Action>: Sendable {
  nonisolated let send: @MainActor @Sendable (Action) -> Void

  /// Creates a value that hands actions to a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  nonisolated func pullback<Child>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child> { [send] in send(transform($0)) }
  }
}

/// The type that sends a feature's actions.
public typealias SendOf<R: Reducer> = Send<R.Action>
