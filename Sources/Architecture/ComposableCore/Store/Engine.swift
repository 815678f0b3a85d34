/// What runs a feature: the one owner of its state, its queue of actions and its effects.
///
/// An engine is tied to no particular actor. Whoever makes it says which actor owns it, touches it
/// on that actor alone, and gets there everything that effects send. ``Store`` is its face on the
/// main actor.
final class Engine<State, Action> {
  /// Runs the feature's reducer, told where the action comes from.
  typealias Reduce = (inout State, Action, ActionOrigin) -> Effect<Action>

  /// The state as of the last finished turn.
  var state: State { address.pointee }

  /// Where the state is, to read it without a copy: what is there changes with the next turn.
  let address: UnsafeMutablePointer<State>

  /// The dependencies that every action is processed with.
  @exclusivity(unchecked) var dependencies: DependencyValues

  /// Called after every turn, with the state assigned: whether it is another piece of state now.
  @exclusivity(unchecked) var onStateChange: (_ isReplaced: Bool) -> Void = { _ in }

  let owner: EngineOwner
  private let reduce: Reduce
  private let settlement: () -> Settlement<State>?
  private let identity = StateIdentityReader(for: State.self)
  let launch: EffectLauncher
  let cancellations: CancellationTable
  // Made with the first effect.
  private var madeEffects: EffectsInFlight?
  private let log: ActionLogging<State, Action>?

  // Without checks for overlapping access: all is set and read at once, not held while code runs.
  @exclusivity(unchecked) private var queue: [QueuedAction<Action>] = []
  @exclusivity(unchecked) private var processed: [QueuedAction<Action>] = []
  // Asking a generic array takes longer.
  @exclusivity(unchecked) private var hasQueuedActions = false
  @exclusivity(unchecked) private var hasProcessedQueue = false
  @exclusivity(unchecked) private var isSending = false
  @exclusivity(unchecked) private var isReducing = false
  @exclusivity(unchecked) private var isPublishing = false
  /// What the turn that is taken has started.
  @exclusivity(unchecked) var turn: EffectScope?

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - dependencies: The dependencies that every action is processed with.
  ///   - owner: The actor that the engine is isolated to.
  ///   - launch: Starts the tasks of effects.
  ///   - cancellations: What is in flight, by the ids it can be cancelled by.
  ///   - settlement: Puts in order what the feature leaves aside in the state during a turn.
  ///   - reduce: The feature.
  init(
    initialState: State,
    dependencies: DependencyValues,
    owner: EngineOwner,
    launch: EffectLauncher = .tasks,
    cancellations: CancellationTable = CancellationTable(),
    settlement: @escaping () -> Settlement<State>? = { nil },
    reduce: @escaping Reduce
  ) {
    address = .allocate(capacity: 1)
    address.initialize(to: initialState)
    self.dependencies = dependencies
    self.dependencies.featureContext = FeatureContext(
      cancellations: cancellations, launch: launch)
    self.owner = owner
    self.launch = launch
    self.cancellations = cancellations
    self.settlement = settlement
    self.reduce = reduce
    log = ActionLogging(dependencies.actionLogger)
  }

  deinit {
    madeEffects?.scope.cancel()
    address.deinitialize(count: 1)
    address.deallocate()
  }

  // MARK: Sending

  /// Processes an action and all that follow from it at once, then assigns the state.
  ///
  /// An action sent while another is processed waits for its turn.
  ///
  /// - Returns: The effects that were started, or `nil` if there were none.
  @discardableResult
  func send(
    _ action: Action, origin: ActionOrigin = .user, continuing scope: EffectScope? = nil
  ) -> EffectScope? {
    guard !isSending else {
      enqueue(action, origin)
      return nil
    }
    isSending = true
    // Not nil when an effect that ends lets the next one of its sequence send.
    let outerTurn = turn
    turn = scope
    defer {
      isSending = false
      turn = outerTurn
    }
    DependencyValues.withValues(dependencies) {
      takeTurn(action, origin)
      if hasQueuedActions { takeQueuedTurns() }
    }
    return turn.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Processes an action and those that wait, and assigns the state.
  private func takeTurn(_ action: Action, _ origin: ActionOrigin) {
    let isReplaced = processActions(action, origin)
    if let settlement = settlement() { settle(settlement) }
    isPublishing = true
    onStateChange(isReplaced)
    isPublishing = false
    // Released only once the engine is ready for actions that this sends.
    if hasProcessedQueue { releaseProcessed() }
  }

  private func settle(_ settlement: Settlement<State>) {
    if settlement.isDue {
      var leftovers = Leftovers()
      settlement.run(&address.pointee, &leftovers)
    }
    endWorkOfAbsentChildren(of: &address.pointee, settlement)
  }

  private func endWorkOfAbsentChildren(of state: inout State, _ settlement: Settlement<State>) {
    guard !cancellations.features.isEmpty, settlement.mayHaveWork else { return }
    settlement.endWorkOfAbsentChildren(
      of: &state, at: FeatureSite(features: cancellations.features, path: NavigationPath()))
  }

  /// Processes actions, and returns whether the state is another piece of state now.
  private func processActions(_ action: Action, _ origin: ActionOrigin) -> Bool {
    // The state from before stays in place, for whoever reads it during the turn.
    var newState = state
    reduce(&newState, action, origin: origin)
    if hasQueuedActions { processQueue(&newState) }
    swap(&address.pointee, &newState)
    guard let identity else { return true }
    return identity.read(address) != identity.read(of: &newState)
  }

  // Functions of their own, so that the usual action does not have the runtime look for the types of
  // those that wait.

  @inline(never)
  private func enqueue(_ action: Action, _ origin: ActionOrigin) {
    queue.append(QueuedAction(action: action, origin: origin))
    hasQueuedActions = true
    guard origin == .user else { return }
    if isReducing {
      reportIssue(Issues.reentrantSend(action))
    } else if isPublishing {
      reportIssue(Issues.sendWhilePublishing(action))
    }
  }

  @inline(never)
  private func takeQueuedTurns() {
    while hasQueuedActions {
      let next = queue.removeFirst()
      hasQueuedActions = !queue.isEmpty
      takeTurn(next.action, next.origin)
    }
  }

  @inline(never)
  private func releaseProcessed() {
    let released = processed
    hasProcessedQueue = false
    processed = []
    withExtendedLifetime(released) {}
  }

  @inline(never)
  private func processQueue(_ newState: inout State) {
    let settlement = settlement()
    var index = 0
    while index < queue.count {
      // A child that the action before has removed may come back, or its parent go, with the next one.
      if let settlement { endWorkOfAbsentChildren(of: &newState, settlement) }
      let next = queue[index]
      index += 1
      reduce(&newState, next.action, origin: next.origin)
    }
    processed = queue
    queue = []
    hasQueuedActions = false
    hasProcessedQueue = true
  }

  private func reduce(_ state: inout State, _ action: Action, origin: ActionOrigin) {
    log?.log(action, origin: origin)
    isReducing = true
    let effect = reduce(&state, action, origin)
    isReducing = false
    if case .none = effect.operation { return }
    start(effect.operation, in: [], origin: action)
  }

  // MARK: Effects

  /// The effects that run now, and as long as the engine is there.
  var effects: EffectsInFlight {
    if let madeEffects { return madeEffects }
    let effects = EffectsInFlight()
    madeEffects = effects
    return effects
  }

  /// The effects that run now, in the order in which they were started.
  var effectsInFlight: [EffectInFlight] { madeEffects?.inOrder ?? [] }

  /// Where in the source the effects of a scope were made, in the order in which they were started.
  func locations(of scope: EffectScope) -> [SourceLocation] {
    madeEffects?.locations(of: scope) ?? []
  }

  /// Where in the source the effects that run now were made.
  var effectLocations: [Int: String] { madeEffects?.locations ?? [:] }

  private func start(
    _ operation: Effect<Action>.Operation,
    in scopes: [EffectScope],
    origin: Action,
    then finished: @escaping () -> Void = {}
  ) {
    switch operation {
    case .none:
      finished()
    case .send, .run, .subscription, .cancellable, .cancel, .scoped:
      // What is left of a sequence that was cancelled while its beginning ran.
      if turn?.isCancelled == true || scopes.contains(where: \.isCancelled) { return finished() }
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
      startTask(run, in: scopes, origin: origin, then: finished)
    case .subscription(let subscription):
      startSubscription(subscription, in: scopes, origin: origin, then: finished)
    case .merge(let operations):
      var remaining = operations.count
      let finishedOne = {
        remaining -= 1
        if remaining == 0 { finished() }
      }
      for operation in operations {
        start(operation, in: scopes, origin: origin, then: finishedOne)
      }
    case .concatenate(let operations):
      startSequence(operations[...], in: scopes, origin: origin, then: finished)
    case .cancellable(let key, let cancelInFlight, let operation):
      let scope = EffectScope(hasID: true)
      cancellations.register(scope, for: key, cancelInFlight: cancelInFlight, inside: scopes)
      start(operation, in: scopes + [scope], origin: origin) { [cancellations] in
        cancellations.unregister(scope, for: key)
        finished()
      }
    case .cancel(let key):
      cancellations.cancel(key)
      finished()
    case .scoped(let path, let operation):
      let scope = EffectScope()
      cancellations.features.register(scope, for: path)
      start(operation, in: scopes + [scope], origin: origin) { [cancellations] in
        cancellations.features.unregister(scope, for: path)
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

  /// Starts operations one after the other; those that finish at once take no stack.
  private func startSequence(
    _ operations: ArraySlice<Effect<Action>.Operation>,
    in scopes: [EffectScope],
    origin: Action,
    then finished: @escaping () -> Void
  ) {
    var rest = operations
    while let operation = rest.popFirst() {
      var isWaiting = false
      var isFinished = false
      start(operation, in: scopes, origin: origin) { [weak self, rest] in
        isFinished = true
        if isWaiting { self?.startSequence(rest, in: scopes, origin: origin, then: finished) }
      }
      isWaiting = true
      if !isFinished { return }
    }
    finished()
  }

  private func startTask(
    _ run: RunEffect<Action>,
    in scopes: [EffectScope],
    origin: Action,
    then finished: @escaping () -> Void
  ) {
    let turn = turn ?? EffectScope()
    self.turn = turn
    let allScopes = scopes + [turn, effects.scope]
    let id = effects.begin(at: run.isBackground ? nil : run.location)
    let engine = WeakEngine(self)
    let completion = EffectCompletion(finished: finished, origin: origin)
    let isFinished = Locked(false)
    let receive: @Sendable (UncheckedSendable<Action>) -> Void = {
      engine.value?.send($0.value, origin: .effect, continuing: turn)
    }
    let check: @Sendable (UncheckedSendable<Action>) -> Void = { [location = run.location] action in
      guard isFinished.value else { return }
      reportIssue(
        Issues.sendAfterCompletion(action.value, origin: completion.origin, at: location),
        at: location)
    }
    // While the action is on its way, what runs on the owner may cancel the effect.
    let receiveLater: @Sendable (UncheckedSendable<Action>) -> @Sendable () -> Void = { action in
      guard let cancellation = CancellationWatch(ofCurrentTaskIn: allScopes) else { return {} }
      return { if !cancellation.hasBeenCancelled { receive(action) } }
    }
    let send = Send<Action>(
      send: { [owner] action in
        let action = UncheckedSendable(action)
        check(action)
        if owner.isMainActor {
          receive(action)
        } else {
          owner.performFromMainActor(receiveLater(action))
        }
      },
      directly: { [owner] action in
        check(action)
        await owner.perform(receiveLater(action))
      },
      cancellations: cancellations)
    let scopesWithIDs = scopes.filter(\.hasID)
    let task = launch.start(owner.actor, run.priority, run.name) { [owner] in
      // The task that sent the action has left its own here, if it is an effect of the same store.
      if scopesWithIDs.isEmpty, EnclosingScopes.current.isEmpty {
        await run.operation(send)
      } else {
        await EnclosingScopes.$current.withValue(scopesWithIDs) { await run.operation(send) }
      }
      isFinished.withValue { $0 = true }
      await owner.perform {
        engine.value?.finish(id, completion: completion, turn: turn)
        // Also when the engine has gone: somebody may be waiting.
        for scope in allScopes { scope.finish(id) }
      }
    }
    for scope in allScopes { scope.add(id, cancel: task.cancel) }
  }

  /// Forgets an effect that is done, and does what follows it.
  func finish(_ id: Int, completion: EffectCompletion<Action>, turn: EffectScope) {
    madeEffects?.finish(id)
    let outerTurn = self.turn
    self.turn = turn
    completion.finished()
    self.turn = outerTurn
  }

  private func enter(_ path: NavigationPath, dismiss action: Action) {
    let engine = WeakEngine(self)
    let action = UncheckedSendable(action)
    let entrance = FeatureEntrance()
    let features = cancellations.features
    features.enter(path, entrance) { [owner, weak features] in
      let caller = features?.scopes(of: FeatureContext.current.path) ?? []
      guard let cancellation = CancellationWatch(ofCurrentTaskIn: caller) else { return }
      owner.performFromMainActor {
        // On the way to another actor, the effect that dismisses may have been cancelled, or the
        // feature may have made room for the next one.
        guard !cancellation.hasBeenCancelled, let engine = engine.value,
          engine.cancellations.features.isPresent(entrance, at: path)
        else { return }
        engine.send(action.value, origin: .effect)
      }
    }
  }
}

/// What has to outlive a change of the state, since its release may run any code.
struct Leftovers {
  private var first: AnyObject?
  private var others: [AnyObject] = []

  mutating func add(_ object: AnyObject?) {
    guard let object else { return }
    if first == nil { first = object } else { others.append(object) }
  }
}

/// An action that waits for its turn.
private struct QueuedAction<Action> {
  let action: Action
  let origin: ActionOrigin
}

/// Where an action comes from.
enum ActionOrigin: Hashable, Sendable {
  /// Code that holds the store: a view, a test.
  case user
  /// An effect, or the dismissal of a feature.
  case effect
}
