/// Sends actions back into the store from an effect.
///
/// Call it like a function, from any isolation: `await send(.response(value))`. It does nothing
/// once the effect's task is cancelled.
///
/// ```swift
/// case .task:
///   return .run { send in await listen(send) }
///
/// func listen(_ send: Send<Action>) async {
///   for await event in client.events() {
///     await send(.received(event))
///   }
/// }
/// ```
@MainActor
public struct Send<Action>: Sendable {
  nonisolated let send: @MainActor @Sendable (Action) -> Void
  nonisolated let sendDirectly: @Sendable (UncheckedSendable<Action>) async -> Void

  /// The cancellable effects of the store; `nil` outside of a store.
  nonisolated let cancellations: CancellationTable?

  /// Creates a value that hands actions to a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.init(send: send, directly: { await send($0.value) }, cancellations: nil)
  }

  nonisolated init(
    send: @escaping @MainActor @Sendable (Action) -> Void,
    directly sendDirectly: @escaping @Sendable (UncheckedSendable<Action>) async -> Void,
    cancellations: CancellationTable?
  ) {
    self.send = send
    self.sendDirectly = sendDirectly
    self.cancellations = cancellations
  }

  /// Sends an action, unless the current task is cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  /// Sends an action straight to the actor that owns the store, and waits until it is processed.
  ///
  /// In the effects of a ``Store`` this is the same as calling the value. In those of a
  /// ``StoreActor`` it avoids a hop to the main actor.
  ///
  /// ```swift
  /// case .task:
  ///   return .run { send in
  ///     for await event in client.events() {
  ///       await send.directly(.received(event))
  ///     }
  ///   }
  /// ```
  public nonisolated func directly(_ action: sending Action) async {
    guard !Task.isCancelled else { return }
    await sendDirectly(UncheckedSendable(action))
  }

  nonisolated func pullback<Child>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child>(
      send: { [send] in send(transform($0)) },
      directly: { [sendDirectly] in await sendDirectly(UncheckedSendable(transform($0.value))) },
      cancellations: cancellations)
  }
}

/// The type that sends a feature's actions.
///
/// ```swift
/// func listen(_ send: SendOf<Feature>) async {
///   for await event in client.events() {
///     await send(.received(event))
///   }
/// }
/// ```
public typealias SendOf<R: Reducer> = Send<R.Action>
