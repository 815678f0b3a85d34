/// Runs a feature off the main actor: a store that is an actor.
///
/// The engine is the engine of ``Store``. A server can have thousands of stores, spread over
/// all cores.
///
/// ```swift
/// let store = StoreActor(initialState: Game.State()) {
///   Game()
/// }
/// await store.send(.moveReceived(move)).finish()
/// let board = await store.board
/// ```
///
/// Stores scoped from it run on the same actor, so that a feature is never seen half changed.
@dynamicMemberLookup
public actor StoreActor<State: Sendable, Action: Sendable> {
  // Safe: all stores of a tree share one executor, and touch their cores on it alone.
  nonisolated(unsafe) let core: StoreCore<State, Action>
  let isolation: any Actor
  var children = ChildStores()
  nonisolated let streams = StateStreams()

  /// The executor of the actor that the store is isolated to.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { isolation.unownedExecutor }

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; made with the given dependencies in force.
  ///   - isolation: The actor to run on; one of the store's own if left out. The store keeps it
  ///     alive.
  ///   - reducer: The feature; made with the given dependencies in force.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @Sendable () -> R.State,
    on isolation: (any Actor)? = nil,
    @ReducerBuilder<State, Action> reducer: @Sendable () -> R,
    withDependencies prepareDependencies: (@Sendable (inout DependencyValues) -> Void)? = nil
  ) {
    let isolation = isolation ?? StoreIsolation()
    let engine = Engine.root(
      initialState: initialState, reducer: reducer, withDependencies: prepareDependencies,
      owner: EngineOwner(isolation))
    self.init(core: UncheckedSendable(RootCore(engine: engine)), isolation: isolation)
  }

  init(core: UncheckedSendable<StoreCore<State, Action>>, isolation: any Actor) {
    self.core = core.value
    self.isolation = isolation
  }

  deinit {
    streams.finish()
  }

  /// Sends an action, and returns once the reducer has run and the state is assigned.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// let task = await store.send(.moveReceived(move))
  /// await task.finish()
  /// ```
  ///
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }

  /// The current state.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// let state = await store.state
  /// ```
  public var state: State { core.state }

  /// Reads a property of the state.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: any KeyPath<State, Value> & Sendable
  ) -> Value {
    core.value(at: keyPath)
  }

  /// Calls a function with the state.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// let moves = await store.withState { $0.board.count }
  /// ```
  public func withState<R>(_ body: (_ state: State) throws -> R) rethrows -> R {
    try body(core.state)
  }
}

/// The store type of a feature that runs off the main actor.
///
/// ```swift
/// struct Table {
///   let store: StoreActorOf<Game>
///
///   func play(_ move: Move) async {
///     await store.send(.moveReceived(move)).finish()
///   }
/// }
/// ```
public typealias StoreActorOf<R: Reducer> = StoreActor<R.State, R.Action>
where R.State: Sendable, R.Action: Sendable

/// The actor that a store runs on if it is given none.
private actor StoreIsolation {}
