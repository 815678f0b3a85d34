@_spi(Internals)
extension Effect {
  /// The actions that the effect sends when it is run without a store.
  ///
  /// The effect is cancelled when the stream is no longer iterated.
  public var actions: AsyncStream<Action> {
    AsyncStream { continuation in
      let continuation = UncheckedSendable(continuation)
      let runner = EffectRunner(dependencies: DependencyValues._current)
      let task = Task { [self] in
        await runner.run(self) { continuation.value.yield($0.value) }
        continuation.value.finish()
      }
      continuation.value.onTermination = { _ in task.cancel() }
    }
  }
}

/// Runs one effect on an engine without state.
private actor EffectRunner {
  private let dependencies: DependencyValues

  init(dependencies: DependencyValues) {
    self.dependencies = dependencies
  }

  func run<Action>(
    _ effect: Effect<Action>,
    receive: @escaping @Sendable (UncheckedSendable<Action>) -> Void
  ) async {
    let engine = Engine<Void, Action?>(
      initialState: (), dependencies: dependencies, owner: EngineOwner(self),
      cancellations: .ambient,
      reducer: ReducerFunction { _, action, _ in
        guard let action else { return effect.map { $0 } }
        receive(UncheckedSendable(action))
        return .none
      })
    await StoreTask(group: engine.send(nil)).finish()
    withExtendedLifetime(engine) {}
  }
}
