/// Runs a feature: owns its state, its queue of actions and its effects.
///
/// The creator chooses the owning actor. Access it only there; effects deliver their actions there.
/// ``Store`` runs one on the main actor.
package final class Engine<State, Action> {
  /// The state as of the last finished turn.
  package var state: State { address.pointee }

  /// The address of the state, for reads without a copy.
  ///
  /// The next turn changes the value there.
  let address: UnsafeMutablePointer<State>

  /// The dependencies that every action is processed with.
  var dependencies: DependencyValues {
    get { replacedDependencies ?? initialDependencies }
    set { replacedDependencies = newValue }
  }

  // Two properties, since each action would retain a value that can change.
  private let initialDependencies: DependencyValues
  @exclusivity(unchecked) private var replacedDependencies: DependencyValues?

  /// The observers of the state, notified after every turn, once the state is assigned.
  let observers = RootObservers()

  let owner: EngineOwner
  private let reducer: EngineReducer<State, Action>
  private let identity = StateIdentityReader(for: State.self)
  let launch: EffectLauncher
  let cancellations: CancellationTable
  // Made with the first effect.
  private var madeEffects: EffectsInFlight?
  private let log: ActionLogging<State, Action>?

  /// The order of actions if each has a turn of its own.
  let turns: (any TurnPolicy<State, Action>)?

  // Without checks for overlapping access: all is set and read at once, not held while code runs.
  @exclusivity(unchecked) private var queue: [QueuedAction<Action>] = []
  @exclusivity(unchecked) private var processed: [QueuedAction<Action>] = []
  // Flags, because asking a generic array takes longer.
  @exclusivity(unchecked) private var hasQueuedActions = false
  @exclusivity(unchecked) private var hasProcessedQueue = false
  @exclusivity(unchecked) private var isSending = false
  @exclusivity(unchecked) private var isReducing = false
  @exclusivity(unchecked) private var isPublishing = false
  /// The effects that the current turn has started.
  @exclusivity(unchecked) var turn: EffectGroup?

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - dependencies: The dependencies that every action is processed with.
  ///   - owner: The actor that the engine is isolated to.
  ///   - launch: Starts the tasks of effects.
  ///   - cancellations: The cancellable effects, keyed by cancellation id.
  ///   - turns: The order of actions if each has a turn of its own; `nil` if actions that follow
  ///     from one another share a turn.
  ///   - reducer: The feature.
  init(
    initialState: State,
    dependencies: DependencyValues,
    owner: EngineOwner,
    launch: EffectLauncher = .tasks,
    cancellations: CancellationTable = CancellationTable(),
    turns: (any TurnPolicy<State, Action>)? = nil,
    reducer: EngineReducer<State, Action>
  ) {
    address = .allocate(capacity: 1)
    address.initialize(to: initialState)
    var dependencies = dependencies
    dependencies.featureContext = FeatureContext(cancellations: cancellations, launch: launch)
    initialDependencies = dependencies
    self.owner = owner
    self.launch = launch
    self.cancellations = cancellations
    self.turns = turns
    self.reducer = reducer
    log = ActionLogging(dependencies.actionLogger)
  }

  deinit {
    madeEffects?.group.cancel()
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
  package func send(
    _ action: Action, origin: ActionOrigin = .user, continuing group: EffectGroup? = nil
  ) -> EffectGroup? {
    if let turns { return send(action, origin, to: turns, continuing: group) }
    guard !isSending else {
      enqueue(action, origin)
      return nil
    }
    isSending = true
    // Not nil when the end of an effect starts the next one of its sequence, which sends.
    let outerTurn = turn
    turn = group
    defer {
      isSending = false
      turn = outerTurn
    }
    if let replacedDependencies {
      DependencyValues.withValues(replacedDependencies) { takeTurns(action, origin) }
    } else {
      DependencyValues.withValues(initialDependencies) { takeTurns(action, origin) }
    }
    return turn.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Calls a function after every turn, on the owner.
  package func onStateChange(_ body: @escaping () -> Void) {
    // Safe: turns end on the owner.
    let body = UncheckedSendable(body)
    _ = observers.states.add { body.value() }
  }

  /// Takes a turn for an action, and one for each that was queued meanwhile.
  private func takeTurns(_ action: Action, _ origin: ActionOrigin) {
    takeTurn(action, origin)
    if hasQueuedActions { takeQueuedTurns() }
  }

  /// Processes an action and the queued ones, assigns the state and notifies observers.
  private func takeTurn(_ action: Action, _ origin: ActionOrigin) {
    let isReplaced = processActions(action, origin)
    if let pendingEdits = reducer.pendingEdits { settle(pendingEdits) }
    isPublishing = true
    observers.turnDidEnd(isReplaced: isReplaced)
    isPublishing = false
    // Released only once the engine is ready for actions that a release sends.
    if hasProcessedQueue { releaseProcessed() }
  }

  private func settle(_ pendingEdits: PendingEditFlush<State>) {
    // Again after a release: a list in an element may have shared its memory with the released one.
    while pendingEdits.needsFlush {
      var releases = DeferredReleases()
      pendingEdits.flush(&address.pointee, &releases)
      if releases.isEmpty { break }
    }
    endWorkOfAbsentChildren(of: &address.pointee, pendingEdits)
  }

  private func endWorkOfAbsentChildren(
    of state: inout State, _ pendingEdits: PendingEditFlush<State>
  ) {
    guard !cancellations.features.isEmpty, pendingEdits.mayHaveWork else { return }
    pendingEdits.endWorkOfAbsentChildren(
      of: &state, at: FeatureSite(features: cancellations.features, path: NavigationPath()))
  }

  /// Processes an action and the queued ones, and returns whether the state may have been replaced.
  private func processActions(_ action: Action, _ origin: ActionOrigin) -> Bool {
    // The old state stays in place for reads during the turn.
    var newState = state
    reduce(&newState, action, origin: origin)
    if hasQueuedActions { processQueue(&newState) }
    return replaceState(by: consume newState)
  }

  /// Assigns a new state, and returns whether it may be another one than before.
  func replaceState(by newState: consuming State) -> Bool {
    var oldState = address.move()
    address.initialize(to: newState)
    guard let identity else { return true }
    return identity.read(address) != identity.read(of: &oldState)
  }

  // Separate functions, so that the usual action does not make the runtime look up the types of
  // queued ones.

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
    let pendingEdits = reducer.pendingEdits
    var index = 0
    while index < queue.count {
      // The next action may add a removed child again, or remove its parent.
      if let pendingEdits { endWorkOfAbsentChildren(of: &newState, pendingEdits) }
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
    isReducing = true
    let effect = runReducer(&state, action, origin)
    isReducing = false
    if case .none = effect.operation { return }
    start(effect.operation, in: [], origin: action)
  }

  /// Logs an action, and runs the reducer with it.
  @inline(__always)
  func runReducer(
    _ state: inout State, _ action: Action, _ origin: ActionOrigin
  ) -> Effect<Action> {
    log?.log(action, origin: origin)
    return reducer.run(&state, action, origin)
  }

  // MARK: Effects

  /// The running effects; cancelled when the engine is released.
  var effects: EffectsInFlight {
    if let madeEffects { return madeEffects }
    let effects = EffectsInFlight()
    madeEffects = effects
    return effects
  }

  /// Marks the effects that start from now on, for messages about them.
  package func mark(_ location: CodeLocation) { effects.mark = location }

  /// Whether effects are running.
  ///
  /// - Complexity: O(1).
  var hasEffectsInFlight: Bool { !(madeEffects?.isEmpty ?? true) }

  /// The running effects, in the order in which they were started.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  package var effectsInFlight: [EffectInFlight] { madeEffects?.inOrder ?? [] }

  /// Returns the source locations of a group's effects, in the order in which they were started.
  func locations(of group: EffectGroup) -> [CodeLocation] {
    madeEffects?.locations(of: group) ?? []
  }

  /// The source locations of the running effects, by effect number.
  var effectLocations: [Int: String] { madeEffects?.locations ?? [:] }
}

/// Objects to release after a change of the state, since a release may run any code.
struct DeferredReleases {
  private var first: AnyObject?
  private var others: [AnyObject] = []

  var isEmpty: Bool { first == nil }

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
