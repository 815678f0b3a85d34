import ComposableArchitectureClassic
import Testing

private struct Counter: Equatable { var count = 0 }

private enum CounterAction: Equatable { case increment, incrementSoon }

private let counterReducer = Reducer<Counter, CounterAction, Int> { state, action, step in
  switch action {
  case .increment:
    state.count += step
    return .none
  case .incrementSoon:
    return Effect(value: .increment)
  }
}

private struct Pair: Equatable {
  var first = Counter()
  var second = Counter()
}

private enum PairAction: Equatable {
  case first(CounterAction)
  case second(CounterAction)
}

private struct Environment { var step = 1 }

private enum Screen: Equatable {
  case counter(Counter)
  case done
}

private enum ScreenAction: Equatable {
  case counter(CounterAction)
  case finish
}

private let screenReducer = Reducer<Screen, ScreenAction, Environment>.combine(
  counterReducer.pullback(
    state: /Screen.counter, action: /ScreenAction.counter, environment: { $0.step },
    file: "App/Screen.swift", line: 7),
  Reducer { state, action, _ in
    if action == .finish { state = .done }
    return .none
  }
)

/// Pulling classic reducers back.
struct PullbackTests {
  @Test("a reducer pulls back along a property and an action case")
  func keyPaths() {
    let reducer = Reducer<Pair, PairAction, Environment>.combine(
      counterReducer.pullback(
        state: \.first, action: /PairAction.first, environment: { $0.step }),
      counterReducer.pullback(
        state: \.second, action: /PairAction.second, environment: { $0.step * 10 })
    )
    let store = TestStore(initialState: Pair(), reducer: reducer, environment: Environment())
    store.send(.first(.increment)) { $0.first.count = 1 }
    store.send(.second(.incrementSoon))
    store.receive(.second(.increment)) { $0.second.count = 10 }
  }

  @Test("a reducer pulls back along a case of enum state")
  func casePaths() {
    let store = TestStore(
      initialState: .counter(Counter()), reducer: screenReducer, environment: Environment(step: 2))
    store.send(.counter(.increment)) { $0 = .counter(Counter(count: 2)) }
    store.send(.counter(.incrementSoon))
    store.receive(.counter(.increment)) { $0 = .counter(Counter(count: 4)) }
    store.send(.finish) { $0 = .done }
  }

  @Test(
    "an action for another case than the state's is reported and ignored",
    .enabled(if: isDebugBuild))
  func mismatch() {
    let store = TestStore(
      initialState: .done, reducer: screenReducer, environment: Environment())
    expectIssues(
      """
      A reducer pulled back at "App/Screen.swift:7" received an action while the state was in \
      another case.

        Action:
          CounterAction.increment

        State:
          Screen.done

      It was ignored. The usual causes:

      - A reducer that is combined before this one moved the state to another case.
      - An effect of the feature was still in flight when the state left its case.
      - A view sent the action while the state was in another case.

      To fix this, combine the reducers of the cases before those that change the case, and cancel a \
      feature's effects when its case is left.
      """
    ) {
      store.send(.counter(.increment))
    }
  }

  @Test("with 'breakpointOnNil: false', an action for another case is silent")
  func silentMismatch() {
    let reducer = counterReducer.pullback(
      state: /Screen.counter, action: /ScreenAction.counter, environment: { $0 },
      breakpointOnNil: false)
    let store = TestStore(initialState: .done, reducer: reducer, environment: 1)
    store.send(.counter(.increment))
  }
}
