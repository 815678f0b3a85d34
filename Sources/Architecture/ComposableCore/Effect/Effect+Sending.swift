extension Effect {
  /// Calls a function around each action that the effect sends while it runs.
  ///
  /// An action of `.send` is excluded: it is part of the change that started the effect.
  package func sending(
    within body: @escaping @MainActor @Sendable (@MainActor () -> Void) -> Void
  ) -> Self {
    Self(operation: operation.sending(within: body))
  }
}

extension Effect.Operation {
  fileprivate func sending(
    within body: @escaping @MainActor @Sendable (@MainActor () -> Void) -> Void
  ) -> Self {
    switch self {
    case .none, .send, .cancel, .leave, .enter:
      self
    case .run(let run):
      .run(
        RunEffect(
          priority: run.priority, name: run.name, location: run.location,
          isBackground: run.isBackground,
          operation: { (isolation: isolated (any Actor)?, send) in
            await run.operation(
              isolation,
              Send(
                send: { action in body { send.send(action) } },
                directly: send.sendDirectly, cancellations: send.cancellations))
          }))
    case .subscription(let subscription):
      .subscription(subscription.sending(within: body))
    case .merge(let operations):
      .merge(operations.map { $0.sending(within: body) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.sending(within: body) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.sending(within: body))
    case .feature(let path, let operation):
      .feature(path, operation.sending(within: body))
    }
  }
}
