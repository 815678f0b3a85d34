extension Effect {
  /// Calls a function around each action that the effect sends while it runs.
  ///
  /// An action of `.send` is excluded: it is part of the change that started the effect.
  package func sending(
    within body: @escaping @MainActor @Sendable (@MainActor () -> Void) -> Void
  ) -> Self {
    Self(
      operation: operation.mapLeaves { leaf in
        switch leaf {
        case .run(let run):
          .run(
            run.with { (isolation: isolated (any Actor)?, send) in
              await run.operation(
                isolation,
                send.mapped(
                  send: { action in body { send.send(action) } },
                  directly: { await send.sendDirectly($0) }))
            })
        case .subscription(let subscription):
          .subscription(subscription.sending(within: body))
        default:
          leaf
        }
      })
  }
}
