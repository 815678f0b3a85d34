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
  fileprivate var children: [ScopeID: WeakStore] = [:]

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
    let (state, reducer, dependencies) = withDependencies(prepareDependencies ?? { _ in }) {
      (initialState(), reducer(), DependencyValues._current)
    }
    let resolved = LazyReducer(reducer)
    let engine = Engine(initialState: state, dependencies: dependencies, owner: .main) {
      (state: inout State, action: Action, _) in resolved.run(&state, action)
    }
    self.init(core: RootCore(engine: engine))
  }

  init(core: StoreCore<State, Action>) {
    self.core = core
  }

  /// Sends an action.
  ///
  /// The reducer has run, and the state is assigned, when this returns. An action sent while the
  /// store processes another waits for its turn.
  ///
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(scope: core.send(action))
  }

  /// Calls a function with the state, without observing it.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  // MARK: Scoping

  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, as long as somebody holds it.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeID(state: state, action: action)) {
      ScopedCore(parent: core, state: state, action: AnyCasePath(action))
    }
  }

  fileprivate func child<ChildState, ChildAction>(
    _ id: ScopeID, core: () -> StoreCore<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child = children[id]?.value as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(core: core())
    if children.count >= 2 * max(8, liveChildrenLimit) { removeReleasedChildren() }
    children[id] = WeakStore(value: child)
    return child
  }

  /// How many children were alive when released ones were last removed from the cache.
  private var liveChildrenLimit = 0

  private func removeReleasedChildren() {
    children = children.filter { $0.value.value != nil }
    liveChildrenLimit = children.count
  }

  // MARK: Observation

  /// The state, with the reading of it observed.
  var observedState: State {
    core.access()
    return core.state
  }
}

extension Store where State: ObservableState {
  /// The current state.
  ///
  /// A view that reads a property of it is evaluated again when that property changes.
  public var state: State { observedState }

  /// Reads a property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    observedState[keyPath: keyPath]
  }

  /// Returns a store over optional state, or `nil` while there is none.
  ///
  /// A store that outlives its state goes on reading the last known one; what is sent to it then
  /// is reported and ignored.
  ///
  /// ```swift
  /// if let profileStore = store.scope(state: \.profile, action: \.profile.presented) {
  ///   ProfileView(store: profileStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, as long as somebody holds it and the state
  ///   is there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    let id = ScopeID(state: state, action: action)
    guard let childState = observedState[keyPath: state] else {
      children[id] = nil
      return nil
    }
    return child(id) {
      OptionalCore(
        parent: core, state: state, action: AnyCasePath(action), initialState: childState)
    }
  }
}

/// The store type of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// What tells the children of a store apart.
private struct ScopeID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}

private struct WeakStore {
  weak var value: AnyObject?
}

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
