#if Macros
import ComposableArchitectureClassic
import Testing

private struct CounterState: Equatable {
  var count = 0
  var fact: String?
}

@CasePathable
private enum CounterAction: Equatable {
  case increment
  case fact
  case factResponse(String)
  case listen
  case unlisten
}

private struct CounterEnvironment: Sendable {
  var fact: @Sendable (Int) -> String = { "\($0) is a number" }
}

private let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .increment:
    state.count += 1
    return .none
  case .fact:
    return Effect(value: .factResponse(environment.fact(state.count)))
  case .factResponse(let fact):
    state.fact = fact
    return .none
  case .listen:
    return Empty(completeImmediately: false).eraseToEffect().cancellable(id: "listen")
  case .unlisten:
    return .cancel(id: "listen")
  }
}

private struct CurrentCounter: ComposableArchitecture.Reducer {
  let fact: @Sendable (Int) -> String

  func reduce(
    into state: inout CounterState, action: CounterAction
  ) -> ComposableArchitecture.Effect<CounterAction> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .fact:
      return .send(.factResponse(fact(state.count)))
    case .factResponse(let fact):
      state.fact = fact
      return .none
    case .listen:
      return .run { _ in try await Task.never() }.cancellable(id: "listen")
    case .unlisten:
      return .cancel(id: "listen")
    }
  }
}

private struct AppState: Equatable {
  var first = CounterState()
  var second = CounterState()
}

@CasePathable
private enum AppAction: Equatable {
  case first(CounterAction)
  case second(CounterAction)
}

private let appReducer = Reducer<AppState, AppAction, CounterEnvironment>.combine(
  Reducer { environment in CurrentCounter(fact: environment.fact) }
    .pullback(state: \.first, action: /AppAction.first, environment: { $0 }),
  counterReducer.pullback(state: \.second, action: /AppAction.second, environment: { $0 })
)

private struct App: ComposableArchitecture.Reducer {
  var body: some ComposableArchitecture.Reducer<AppState, AppAction> {
    Scope(state: \.first, action: \.first) {
      CurrentCounter(fact: { "\($0) is current" })
    }
    Scope(state: \.second, action: \.second) {
      Reduce(counterReducer, environment: CounterEnvironment())
    }
  }
}

@MainActor
@Suite("Classic and current reducers together")
struct InteroperationTests {
  @Test("a current reducer runs inside of a classic one")
  func currentInClassic() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: CounterEnvironment())
    store.send(.first(.increment)) { $0.first.count = 1 }
    store.send(.first(.fact))
    store.receive(.first(.factResponse("1 is a number"))) { $0.first.fact = "1 is a number" }
    store.send(.second(.increment)) { $0.second.count = 1 }
  }

  @Test("effects of either kind are cancelled by their ids, and ended for those who wait")
  func cancellation() async {
    let classic = Store(
      initialState: AppState(), reducer: appReducer, environment: CounterEnvironment())
    let current = Store(initialState: AppState()) { App() }
    for store in [classic, current] {
      let first = store.send(.first(.listen))
      let second = store.send(.second(.listen))
      #expect(!first.isCancelled)
      store.send(.first(.unlisten))
      store.send(.second(.unlisten))
      await first.finish()
      await second.finish()
    }
  }

  @Test("a classic reducer runs inside of a current one")
  func classicInCurrent() async {
    let store = ComposableArchitecture.TestStore(initialState: AppState()) { App() }
    await store.send(.second(.increment)) { $0.second.count = 1 }
    await store.send(.second(.fact))
    await store.receive(\.second.factResponse) { $0.second.fact = "1 is a number" }
    await store.send(.second(.listen))
    await store.send(.second(.unlisten))
    await store.send(.first(.fact))
    await store.receive(\.first.factResponse) { $0.first.fact = "0 is current" }
  }

  @Test("stores of both kinds show what effects send at once when send returns")
  func synchronousEffects() {
    let classic = Store(
      initialState: AppState(), reducer: appReducer, environment: CounterEnvironment())
    let current = Store(initialState: AppState()) { App() }
    for store in [classic, current] {
      store.send(.first(.fact))
      store.send(.second(.fact))
      #expect(store.withState(\.first.fact) != nil)
      #expect(store.withState(\.second.fact) == "0 is a number")
    }
  }

  @Test("a current effect becomes a classic one")
  func effects() {
    let effect = Effect(ComposableArchitecture.Effect<Int>.merge(.send(1), .send(2)))
    #expect(Emissions(of: effect).values == [1, 2])
    #expect(Emissions(of: Effect(ComposableArchitecture.Effect<Int>.none)).isComplete)
  }
}
#endif
