import Foundation

/// A store for tests of classic features, which asserts each action and each state change.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let store = TestStore(
///   initialState: CounterState(),
///   reducer: counterReducer,
///   environment: CounterEnvironment(
///     rhyme: { Effect(value: "\($0) rhymes with ten") },
///     mainQueue: scheduler.eraseToAnyScheduler()))
///
/// store.send(.incrementButtonTapped) { $0.count = 1 }
/// store.send(.rhymeButtonTapped)
/// scheduler.advance()
/// store.receive(.rhymeResponse(.success("1 rhymes with ten"))) {
///   $0.rhyme = "1 rhymes with ten"
/// }
/// ```
///
/// Tests are synchronous: effects run on the schedulers of the environment, which the test
/// advances. A test fails if the state changes differently than asserted, if an effect sends an
/// action that the test does not assert, or if an effect is still running when the store is
/// released.
public final class TestStore<State, LocalState, Action, LocalAction, Environment> {
  let core: ClassicTestCore<State, Action, Environment>
  let toLocalState: (State) -> LocalState
  let fromLocalAction: (LocalAction) -> Action

  init(
    core: ClassicTestCore<State, Action, Environment>,
    state toLocalState: @escaping (State) -> LocalState,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) {
    self.core = core
    self.toLocalState = toLocalState
    self.fromLocalAction = fromLocalAction
  }

  /// Creates a test store that runs a classic reducer.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature's logic.
  ///   - environment: The feature's dependencies, for the test.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where LocalState == State, LocalAction == Action {
    self.init(
      core: ClassicTestCore(
        initialState: initialState, reducer: reducer, environment: environment,
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
      state: { $0 }, action: { $0 })
  }

  /// The environment for later actions.
  public var environment: Environment {
    get { core.environment }
    set { core.environment = newValue }
  }

  /// Returns a test store of a part of the feature, such as a view's state and actions.
  ///
  /// - Parameters:
  ///   - toState: Returns the part's state, given the whole state.
  ///   - fromAction: Embeds the part's action in the whole action.
  public func scope<S, A>(
    state toState: @escaping (LocalState) -> S, action fromAction: @escaping (A) -> LocalAction
  ) -> TestStore<State, S, Action, A, Environment> {
    TestStore<State, S, Action, A, Environment>(
      core: core,
      state: { [toLocalState] in toState(toLocalState($0)) },
      action: { [fromLocalAction] in fromLocalAction(fromAction($0)) })
  }

  /// Returns a test store of a part of the feature's state.
  public func scope<S>(
    state toState: @escaping (LocalState) -> S
  ) -> TestStore<State, S, Action, LocalAction, Environment> {
    scope(state: toState, action: { $0 })
  }
}

extension TestStore where LocalState: Equatable, Action: Equatable {
  /// Sends an action and asserts how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - update: Changes the previous state to the expected state. Omit it if the action changes
  ///     nothing.
  public func send(
    _ action: LocalAction,
    _ update: (inout LocalState) throws -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    core.reportUnassertedActions(before: .send, at: location)
    let (oldState, newState) = core.send(fromLocalAction(action), at: location)
    expect(update, from: oldState, to: newState, by: .send, at: location)
  }

  /// Asserts that an effect sent an action, and how that changed the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The expected action.
  ///   - update: Changes the previous state to the expected state. Omit it if the action changes
  ///     nothing.
  public func receive(
    _ expectedAction: Action,
    _ update: (inout LocalState) throws -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let (action, oldState, newState) = core.takeReceivedAction() else {
      return reportFailure(TestIssues.nothingReceived(expectedAction), at: location)
    }
    if action != expectedAction {
      reportFailure(
        TestIssues.unexpectedAction(expected: expectedAction, received: action), at: location)
    }
    expect(update, from: oldState, to: newState, by: .receive, at: location)
  }

  private func expect(
    _ update: (inout LocalState) throws -> Void,
    from oldState: State,
    to newState: State,
    by api: TestIssues.API,
    at location: CodeLocation
  ) {
    var expected = toLocalState(oldState)
    do {
      try update(&expected)
    } catch {
      return reportFailure(TestIssues.assertionThrew(api, error), at: location)
    }
    let actual = toLocalState(newState)
    if expected != actual {
      reportFailure(
        TestIssues.unexpectedState(api, expected: expected, actual: actual), at: location)
    }
  }
}
