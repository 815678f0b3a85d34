/// Runs a feature: holds its state, processes its actions and carries out its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// ```
///
/// Views get stores scoped to what they show, with ``scope(state:action:)``. A scoped store holds
/// no state of its own: it reads from the root and sends to the root.
@dynamicMemberLookup
@MainActor
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  @exclusivity(unchecked) var children = ChildStores()
  // Retains the parent, so that scoping it again finds this child instead of making another.
  var parent: AnyObject?

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; made with the given dependencies in force.
  ///   - reducer: The feature; made with the given dependencies in force.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      engine: .root(
        initialState: initialState, reducer: reducer, withDependencies: prepareDependencies,
        owner: .main))
  }

  /// Creates a root store of an engine that another module has made.
  package convenience init(engine: Engine<State, Action>) {
    self.init(core: RootCore(engine: engine))
  }

  init(core: StoreCore<State, Action>) {
    self.core = core
    #if DEBUG
    if Logger.shared.isEnabled { Logger.shared.log("\(storeTypeName(of: self)).init") }
    #endif
  }

  #if DEBUG
  deinit {
    if Logger.shared.isEnabled { Logger.shared.log("\(storeTypeName(of: self)).deinit") }
  }
  #endif

  /// Sends an action, and returns once the reducer has run and the state is assigned.
  ///
  /// An action sent while the store processes another is queued.
  ///
  /// ```swift
  /// let task = store.send(.task)
  /// await task.finish()
  /// ```
  ///
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }

  /// Calls a function with the state, without observing it.
  ///
  /// ```swift
  /// let draft = store.withState { $0.draft }
  /// try await client.save(draft)
  /// ```
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// Returns the child that was scoped by an id, made if needed.
  func child<ChildState, ChildAction>(
    _ id: some Hashable, core makeCore: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    guard core.canCacheChildren else { return makeChild(makeCore()) }
    if let child = children.child(id, as: Store<ChildState, ChildAction>.self) { return child }
    let child = makeChild(makeCore())
    children.insert(child, for: id)
    return child
  }

  /// Returns the child that was scoped by key paths, made if needed.
  func child<ChildState, ChildAction>(
    _ id: ScopeID<State, Action>, _ kind: ScopeKind,
    core makeCore: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    typealias Child = Store<ChildState, ChildAction>
    guard core.canCacheChildren else { return makeChild(makeCore()) }
    if let child = children.child(id, kind, as: Child.self) { return child }
    let child = makeChild(makeCore())
    children.insert(child, for: id, kind)
    return child
  }

  /// Makes a store for a core whose parent is this store's core.
  ///
  /// The new store retains this one, through which the core may find its state.
  @inline(__always)  // Or else the runtime looks for the type of the store twice.
  func makeChild<ChildState, ChildAction>(
    _ core: StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(core: core)
    child.parent = self
    return child
  }

  // MARK: Observation

  /// The state; reading it is observed.
  var observedState: State {
    core.access()
    return core.state
  }

  /// Returns a property of the state, and observes the read.
  func observedValue<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    core.access()
    return core.value(at: keyPath)
  }
}

extension Store where State: ObservableState {
  /// The current state.
  ///
  /// A view that reads a property of it is evaluated again when that property changes.
  ///
  /// ```swift
  /// let state = store.state
  /// Text("\(state.results.count) results for \(state.query)")
  /// ```
  public var state: State { observedState }

  /// Reads a property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observedValue(at: keyPath)
  }
}

/// The store type of a feature.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Text(store.count.formatted())
///   }
/// }
/// ```
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: Observable {}

extension Store: Identifiable {}

extension Store: Hashable {
  /// Compares by identity.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
