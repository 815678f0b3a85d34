extension Engine {
  /// Starts the work of an effect.
  ///
  /// - Parameters:
  ///   - operation: The effect.
  ///   - groups: The groups of the effect, besides the group of the turn.
  ///   - origin: The action that started the effect.
  ///   - finished: Called when the effect has ended; maybe before this returns.
  func start(
    _ operation: Effect<Action>.Operation,
    in groups: [EffectGroup],
    origin: Action,
    then finished: @escaping () -> Void = {}
  ) {
    switch operation {
    case .none:
      finished()
    case .send, .run, .subscription, .cancellable, .cancel, .feature:
      // A sequence may have been cancelled while its first operations ran.
      if turn?.isCancelled == true || groups.contains(where: \.isCancelled) { return finished() }
    case .merge, .concatenate, .enter, .leave:
      break
    }
    switch operation {
    case .none:
      break
    case .send(let action):
      // Waits in the queue that is being processed, or is processed now.
      send(action, origin: .effect, continuing: turn)
      finished()
    case .run(let run):
      startTask(run, in: groups, origin: origin, then: finished)
    case .subscription(let subscription):
      startSubscription(subscription, in: groups, then: finished)
    case .merge(let operations):
      var remaining = operations.count
      let finishedOne = {
        remaining -= 1
        if remaining == 0 { finished() }
      }
      for operation in operations {
        start(operation, in: groups, origin: origin, then: finishedOne)
      }
    case .concatenate(let operations):
      startSequence(operations[...], in: groups, origin: origin, then: finished)
    case .cancellable(let key, let cancelInFlight, let operation):
      let group = EffectGroup(hasID: true)
      cancellations.register(group, for: key, cancelInFlight: cancelInFlight, inside: groups)
      start(operation, in: groups + [group], origin: origin) { [cancellations] in
        cancellations.unregister(group, for: key)
        finished()
      }
    case .cancel(let key):
      cancellations.cancel(key)
      finished()
    case .feature(let path, let operation):
      let group = EffectGroup()
      cancellations.features.register(group, for: path)
      start(operation, in: groups + [group], origin: origin) { [cancellations] in
        cancellations.features.unregister(group, for: path)
        finished()
      }
    case .enter(let path, let dismiss):
      enter(path, dismiss: dismiss)
      finished()
    case .leave(let path):
      cancellations.features.leave(path)
      finished()
    }
  }

  /// Starts operations one after the other, without recursion for those that finish at once.
  private func startSequence(
    _ operations: ArraySlice<Effect<Action>.Operation>,
    in groups: [EffectGroup],
    origin: Action,
    then finished: @escaping () -> Void
  ) {
    var rest = operations
    while let operation = rest.popFirst() {
      var isWaiting = false
      var isFinished = false
      start(operation, in: groups, origin: origin) { [weak self, rest] in
        isFinished = true
        if isWaiting { self?.startSequence(rest, in: groups, origin: origin, then: finished) }
      }
      isWaiting = true
      if !isFinished { return }
    }
    finished()
  }

  private func startTask(
    _ run: RunEffect<Action>,
    in groups: [EffectGroup],
    origin: Action,
    then finished: @escaping () -> Void
  ) {
    let turn = turn ?? EffectGroup()
    self.turn = turn
    let id = effects.begin(at: run.isBackground ? nil : run.location)
    let allGroups = groups.isEmpty ? [turn, effects.group] : groups + [turn, effects.group]
    let effect = RunningEffect(
      id, of: self, in: allGroups, turn: turn, location: run.location, origin: origin,
      then: finished)
    let send = Send(effect)
    let groupsWithIDs = groups.filter(\.hasID)
    let task = launch.start(owner.actor, run.priority, run.name) {
      (isolation: isolated (any Actor)?) in
      // The task local holds the groups of the effect that sent the action, if one did.
      if groupsWithIDs.isEmpty, EnclosingEffectGroups.current.isEmpty {
        await run.operation(isolation, send)
      } else {
        await EnclosingEffectGroups.$current.withValue(groupsWithIDs) {
          await run.operation(isolation, send)
        }
      }
      await effect.finish()
    }
    let cancel = task.cancel
    for group in allGroups { group.add(id, cancel: cancel) }
  }

  /// Forgets a finished effect, and calls a function in the turn that started it.
  func finish(_ id: Int, in turn: EffectGroup, then finished: () -> Void) {
    effects.finish(id)
    let outerTurn = self.turn
    self.turn = turn
    finished()
    self.turn = outerTurn
  }

  private func enter(_ path: NavigationPath, dismiss action: Action) {
    let engine = IsolatedWeak(self)
    let action = UncheckedSendable(action)
    let entrance = FeatureEntrance()
    let features = cancellations.features
    features.enter(path, entrance) { [owner, weak features] in
      let caller = features?.groups(of: FeatureContext.current.path) ?? []
      guard let cancellation = CancellationWatch(ofCurrentTaskIn: caller) else { return }
      owner.performFromMainActor {
        // Before this runs on the owner, the dismissing effect may have been cancelled, or another
        // feature may have been presented at the path.
        guard !cancellation.hasBeenCancelled, let engine = engine.value,
          engine.cancellations.features.isPresent(entrance, at: path)
        else { return }
        engine.send(action.value, origin: .effect)
      }
    }
  }
}

/// The link between the task of an effect and its engine.
private final class RunningEffect<State, Action>: ActionReceiver<Action>, @unchecked Sendable {
  // Safe: the engine and the functions are only accessed on the owner; the rest is immutable.
  private weak var engine: Engine<State, Action>?
  private let id: Int
  private let owner: EngineOwner
  private let groups: [EffectGroup]
  private let turn: EffectGroup
  private let location: CodeLocation
  private let finished: () -> Void
  private let isFinished = Flag()
  /// The action that started the effect, for messages.
  private let origin: Action

  init(
    _ id: Int, of engine: Engine<State, Action>, in groups: [EffectGroup], turn: EffectGroup,
    location: CodeLocation, origin: Action, then finished: @escaping () -> Void
  ) {
    self.id = id
    self.engine = engine
    self.groups = groups
    self.turn = turn
    self.location = location
    self.finished = finished
    self.origin = origin
    owner = engine.owner
    super.init(cancellations: engine.cancellations)
  }

  override func send(_ action: Action) {
    check(action)
    if owner.isMainActor {
      receive(action)
    } else {
      owner.performFromMainActor(receivingLater(UncheckedSendable(action)))
    }
  }

  override func sendDirectly(_ action: UncheckedSendable<Action>) async {
    check(action.value)
    await owner.perform(receivingLater(action))
  }

  /// Tells the engine and whoever waits that the effect has ended.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    isFinished.set(true)
    if owner.isMainActor, isolation === owner.actor { return finishOnOwner() }
    await owner.perform { self.finishOnOwner() }
  }

  private func finishOnOwner() {
    engine?.finish(id, in: turn, then: finished)
    // Also when the engine is released: a task may wait for the group.
    for group in groups { group.finish(id) }
  }

  private func receive(_ action: Action) {
    engine?.send(action, origin: .effect, continuing: turn)
  }

  /// Returns a function that delivers an action, unless the effect is cancelled before it is called.
  private func receivingLater(_ action: UncheckedSendable<Action>) -> @Sendable () -> Void {
    guard let cancellation = CancellationWatch(ofCurrentTaskIn: groups) else { return {} }
    return { if !cancellation.hasBeenCancelled { self.receive(action.value) } }
  }

  private func check(_ action: Action) {
    guard isFinished.isSet else { return }
    reportIssue(
      Issues.sendAfterCompletion(action, origin: origin, at: location), at: location)
  }
}
