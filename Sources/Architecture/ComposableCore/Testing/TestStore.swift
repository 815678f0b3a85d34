/// Runs a feature in a test that asserts every step: each action, each change, each effect.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// }
/// await store.send(.incrementButtonTapped) {
///   $0.count = 1
/// }
/// await store.send(.rhymeButtonTapped)
/// await store.receive(\.rhymeResponse) {
///   $0.rhyme = "1 rhymes with sun"
/// }
/// ```
///
/// A test fails if the state changed in another way than asserted, if a received action was not
/// asserted, and if an effect still runs at the end; ``exhaustivity`` loosens that. Effects run on
/// the store's own executor. When `send` and `receive` return, every effect is suspended or ended.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let core: TestCore<State, Action>

  /// The time that `receive` and `finish` wait for effects that depend on work outside of the test.
  ///
  /// The functions do not wait if nothing in the process could resume an effect, unless the call
  /// itself has a timeout.
  ///
  /// ```swift
  /// store.timeout = .seconds(5)
  /// await store.receive(\.rhymeResponse)
  /// ```
  public var timeout: Duration = .seconds(1)

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; created with the given dependencies.
  ///   - reducer: The feature; created with the given dependencies.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects. The others
  ///     have their test values.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let dismissal = Locked(false)
    let (state, reducer, dependencies) = Dependencies.withDependencies {
      $0.context = .test
      $0.dismiss = DismissEffect { dismissal.withValue { $0 = true } }
      prepareDependencies(&$0)
    } operation: {
      (initialState(), CachedReducer(reducer()), DependencyValues._current)
    }
    core = TestCore(
      initialState: state, dependencies: dependencies, dismissal: dismissal,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      reducer: reducer)
  }

  /// Creates a test store whose type of state is not inferred from the reducer.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; created with the given dependencies.
  ///   - reducer: The feature; created with the given dependencies.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: reducer,
      withDependencies: prepareDependencies ?? { _ in },
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// The state as of the last asserted action.
  ///
  /// Received actions that are not asserted yet have no effect on this state. Inside an assertion,
  /// this is the state before the action.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// #expect(store.state.count == 1)
  /// ```
  public var state: State { core.assertedState }

  /// The dependencies for the following actions, and for assertions.
  ///
  /// ```swift
  /// store.dependencies.continuousClock = .immediate
  /// await store.send(.task)
  /// ```
  public var dependencies: DependencyValues {
    get { core.engine.dependencies }
    set { core.engine.dependencies = newValue }
  }

  /// The extent to which the test must assert the feature's behaviour.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.rhymeButtonTapped)
  /// await store.receive(\.rhymeResponse)
  /// ```
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// Whether effects run one step at a time on the store's own executor, which makes tests
  /// repeatable.
  ///
  /// Defaults to `true`. Unlike `uncheckedUseMainSerialExecutor` it applies to this store alone, so
  /// stores can run in parallel. Effects started while it is `false` run on the shared thread pool,
  /// as they do in an application.
  ///
  /// ```swift
  /// store.useMainSerialExecutor = false
  /// await store.send(.task)
  /// ```
  public var useMainSerialExecutor: Bool {
    get { !core.executor.usesThreads }
    set { core.executor.usesThreads = !newValue }
  }

  /// Whether the feature has dismissed itself; `send` then reports an issue and ignores the action.
  ///
  /// ```swift
  /// await store.send(.closeButtonTapped)
  /// await store.finish()
  /// #expect(store.isDismissed)
  /// ```
  public var isDismissed: Bool { core.dismissal.value }
}

/// The test store type of a feature.
///
/// ```swift
/// func makeStore() -> TestStoreOf<Counter> {
///   TestStore(initialState: Counter.State()) { Counter() }
/// }
/// ```
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
