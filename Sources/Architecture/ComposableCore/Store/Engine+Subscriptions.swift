extension Engine {
  /// Starts the work of a subscription, which may send and end before this returns.
  func startSubscription(
    _ effect: SubscriptionEffect<Action>,
    in groups: [EffectGroup],
    then finished: @escaping () -> Void
  ) {
    let turn = turn ?? EffectGroup()
    self.turn = turn
    let allGroups = groups + [turn, effects.group]
    // A task would notice the cancellation by itself; a subscription must not start.
    if allGroups.contains(where: \.isCancelled) { return finished() }
    let id = effects.begin(at: effect.location)
    launch.prepare()
    let engine = IsolatedWeak(self)
    // Safe: only called on the owner.
    let finished = UncheckedSendable(finished)
    let inbox = SubscriptionInbox<Action>(owner: owner, cancellations: cancellations) { delivery in
      delivery.value { engine.value?.receive($0, fromSubscription: id, continuing: turn) }
    } finish: {
      engine.value?.finish(id, in: turn, then: finished.value)
      // Also when the engine is released: a task may wait for the group.
      for group in allGroups { group.finish(id) }
    }
    for group in allGroups { group.add(id, cancel: inbox.cancel) }
    if let turns {
      turns.startSubscription(id) { inbox.start(effect) }
    } else {
      inbox.start(effect)
    }
  }
}

extension Effect {
  /// Runs an effect on the main actor, which must be current, outside of any store.
  ///
  /// The cancellation ids of the current feature cancel the effect, and its tasks start as that
  /// feature's do.
  ///
  /// - Parameters:
  ///   - receive: Called with each action, on the main actor.
  ///   - finished: Called when the effect has ended, on the main actor; maybe before this returns.
  /// - Returns: A function that cancels the effect. Keep it while the effect runs: it retains the
  ///   engine.
  package func start(
    receive: @escaping (Action) -> Void, finished: @escaping () -> Void
  ) -> @Sendable () -> Void {
    let context = FeatureContext.current
    let engine = Engine<Void, StandaloneStep<Action>>(
      initialState: (), dependencies: DependencyValues._current, owner: .main,
      launch: context.launch, cancellations: context.cancellations ?? .ambient,
      reducer: ReducerFunction { _, step, _ in
        switch step {
        case .start: return .concatenate([map { .receive($0) }, .send(.finish)])
        case .receive(let action): receive(action)
        case .finish: finished()
        }
        return .none
      })
    let group = engine.send(.start)
    // Safe: only kept alive.
    let kept = UncheckedSendable(engine)
    return {
      group?.cancel()
      withExtendedLifetime(kept) {}
    }
  }
}

/// The actions of the engine that runs an effect outside of any store.
private enum StandaloneStep<Action> {
  case start
  case receive(Action)
  case finish
}
