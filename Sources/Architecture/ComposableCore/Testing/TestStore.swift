import IssueReporting

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
/// A test fails when the state changed in another way than asserted, when an action was received
/// that the test does not mention, and when an effect still runs at the end; ``exhaustivity`` loosens
/// that. Effects run on an executor of the store's own, so that they have gone as far as they can
/// when `send` and `receive` return.
@MainActor
public final class TestStore<State: Equatable, Action> {
  let core: TestCore<State, Action>

  /// How long `receive` and `finish` wait for effects that wait for something outside of the test.
  ///
  /// When nothing is under way in the process that could wake an effect, they do not wait at all. A
  /// timeout that is given to the call itself is waited for in any case.
  public var timeout: Duration = .seconds(1)

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; made with the given dependencies in force.
  ///   - reducer: The feature; made with the given dependencies in force.
  ///   - prepareDependencies: Overrides dependencies for the feature and its effects. Those that it
  ///     leaves alone have their test values.
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
    let (state, resolved, dependencies) = Dependencies.withDependencies {
      $0.context = .test
      $0.dismiss = DismissEffect { dismissal.withValue { $0 = true } }
      prepareDependencies(&$0)
    } operation: {
      (initialState(), CachedReducer(reducer()), DependencyValues._current)
    }
    core = TestCore(
      initialState: state, dependencies: dependencies, dismissal: dismissal,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      pendingEdits: { resolved.pendingEdits },
      reduce: { resolved.run(&$0, $1) })
  }

  /// Creates a test store, with the type of the state known from elsewhere than the reducer.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from; made with the given dependencies in force.
  ///   - reducer: The feature; made with the given dependencies in force.
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
  /// Actions that were received but not asserted yet do not show in it. Inside an assertion it is
  /// the state before the action.
  public var state: State { core.assertedState }

  /// The dependencies for the actions to come, and for assertions.
  public var dependencies: DependencyValues {
    get { core.engine.dependencies }
    set { core.engine.dependencies = newValue }
  }

  /// How much of what the feature does the test must assert.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// Whether effects run one step at a time on the store's own executor, which makes tests
  /// repeatable.
  ///
  /// It is `true` at first, and unlike `uncheckedUseMainSerialExecutor` it concerns this store alone:
  /// stores can run in parallel. Effects started while it is `false` run on the shared pool of
  /// threads, as they do in an application.
  public var useMainSerialExecutor: Bool {
    get { !core.executor.usesThreads }
    set { core.executor.usesThreads = !newValue }
  }

  /// Whether the feature has dismissed itself; it takes no more actions then.
  public var isDismissed: Bool { core.dismissal.value }
}

/// The test store type of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
