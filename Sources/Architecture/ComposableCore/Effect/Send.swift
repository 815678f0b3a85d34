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
  private nonisolated let receiver: ActionReceiver<Action>

  /// Creates a value that hands actions to a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.init(
      FunctionReceiver(send: send, directly: { await send($0.value) }, cancellations: nil))
  }

  nonisolated init(_ receiver: ActionReceiver<Action>) {
    self.receiver = receiver
  }

  /// The cancellable effects of the store; `nil` outside of a store.
  nonisolated var cancellations: CancellationTable? { receiver.cancellations }

  /// Sends an action, unless the current task is cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    receiver.send(action)
  }

  func send(_ action: Action) { receiver.send(action) }

  nonisolated func sendDirectly(_ action: UncheckedSendable<Action>) async {
    await receiver.sendDirectly(action)
  }

  /// Sends an action straight to the actor that owns the store, and waits until it is processed.
  ///
  /// In the effects of a ``Store`` this is the same as calling the value. In the effects of a
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
    mapped(
      send: { [receiver] in receiver.send(transform($0)) },
      directly: { [receiver] in
        await receiver.sendDirectly(UncheckedSendable(transform($0.value)))
      })
  }

  /// Returns a value that hands actions to other functions, for the same store.
  ///
  /// - Parameters:
  ///   - send: Sends an action from the main actor.
  ///   - sendDirectly: Sends an action from elsewhere.
  nonisolated func mapped<Child>(
    send: @escaping @MainActor @Sendable (Child) -> Void,
    directly sendDirectly: @escaping @Sendable (UncheckedSendable<Child>) async -> Void
  ) -> Send<Child> {
    Send<Child>(
      FunctionReceiver(send: send, directly: sendDirectly, cancellations: cancellations))
  }
}

/// The receiver of the actions that an effect sends.
class ActionReceiver<Action>: @unchecked Sendable {
  // Safe: immutable; what subclasses add is safe by itself.
  final let cancellations: CancellationTable?

  init(cancellations: CancellationTable?) {
    self.cancellations = cancellations
  }

  /// Receives an action that is sent from the main actor.
  @MainActor
  func send(_ action: Action) { fatalError("\(Self.self) receives no actions") }

  /// Receives an action that is sent from elsewhere, and returns once it is processed.
  func sendDirectly(_ action: UncheckedSendable<Action>) async {
    fatalError("\(Self.self) receives no actions")
  }
}

/// Hands actions to functions.
private final class FunctionReceiver<Action>: ActionReceiver<Action>, @unchecked Sendable {
  // Safe: immutable, and made of sendable functions.
  private let sendFunction: @MainActor @Sendable (Action) -> Void
  private let sendDirectlyFunction: @Sendable (UncheckedSendable<Action>) async -> Void

  init(
    send: @escaping @MainActor @Sendable (Action) -> Void,
    directly sendDirectly: @escaping @Sendable (UncheckedSendable<Action>) async -> Void,
    cancellations: CancellationTable?
  ) {
    sendFunction = send
    sendDirectlyFunction = sendDirectly
    super.init(cancellations: cancellations)
  }

  override func send(_ action: Action) { sendFunction(action) }

  override func sendDirectly(_ action: UncheckedSendable<Action>) async {
    await sendDirectlyFunction(action)
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
