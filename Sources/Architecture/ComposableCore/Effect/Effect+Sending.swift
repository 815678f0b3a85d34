extension Effect {
  /// Calls a function around each action that comes back while the effect runs.
  ///
  /// Not around an action that is sent at once: it belongs to the change that the effect came from,
  /// which is seen as a whole.
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
          operation: { send in
            await run.operation(
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
