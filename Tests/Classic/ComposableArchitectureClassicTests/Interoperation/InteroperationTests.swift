#if Macros
import ComposableArchitectureClassic
import Testing

private struct CounterState: Equatable {
  var count = 0
  var rhyme: String?
}

@CasePathable
private enum CounterAction: Equatable {
  case increment
  case rhyme
  case rhymeResponse(String)
  case listen
  case unlisten
}

private struct CounterEnvironment: Sendable {
  var rhyme: @Sendable (Int) -> String = { "\($0) is a number" }
}

private let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .increment:
    state.count += 1
    return .none
  case .rhyme:
    return Effect(value: .rhymeResponse(environment.rhyme(state.count)))
  case .rhymeResponse(let rhyme):
    state.rhyme = rhyme
    return .none
  case .listen:
    return Empty(completeImmediately: false).eraseToEffect().cancellable(id: "listen")
  case .unlisten:
    return .cancel(id: "listen")
  }
}

private struct CurrentCounter: ComposableArchitecture.Reducer {
  let rhyme: @Sendable (Int) -> String

  func reduce(
    into state: inout CounterState, action: CounterAction
  ) -> ComposableArchitecture.Effect<CounterAction> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .rhyme:
      return .send(.rhymeResponse(rhyme(state.count)))
    case .rhymeResponse(let rhyme):
      state.rhyme = rhyme
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
  Reducer { environment in CurrentCounter(rhyme: environment.rhyme) }
    .pullback(state: \.first, action: /AppAction.first, environment: { $0 }),
  counterReducer.pullback(state: \.second, action: /AppAction.second, environment: { $0 })
)

private struct App: ComposableArchitecture.Reducer {
  var body: some ComposableArchitecture.Reducer<AppState, AppAction> {
    Scope(state: \.first, action: \.first) {
      CurrentCounter(rhyme: { "\($0) is current" })
    }
    Scope(state: \.second, action: \.second) {
      Reduce(counterReducer, environment: CounterEnvironment())
    }
  }
}

/// Classic and current reducers together.
@MainActor
struct InteroperationTests {
  @Test("a current reducer runs inside of a classic one")
  func currentInClassic() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: CounterEnvironment())
    store.send(.first(.increment)) { $0.first.count = 1 }
    store.send(.first(.rhyme))
    store.receive(.first(.rhymeResponse("1 is a number"))) { $0.first.rhyme = "1 is a number" }
    store.send(.second(.increment)) { $0.second.count = 1 }
  }

  @Test("cancelling by id ends classic and current effects in either store")
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

  @Test("a classic reducer's cancellation ids belong to the current store that runs it")
  func cancellationIDs() {
    let subject = PassthroughSubject<Int, Never>()
    let feature = Reducer<Int, Int?, Void> { state, action, _ in
      guard let action else { return .cancel(id: "feature") }
      guard action == 0 else {
        state += action
        return .none
      }
      return subject.map(Int?.some).eraseToEffect().cancellable(id: "feature")
    }
    let stores = [1, 2].map { _ in
      Store(initialState: 0) { Reduce(feature, environment: ()) }
    }
    for store in stores { store.send(0) }
    stores[0].send(nil)
    subject.send(5)
    #expect(stores.map { $0.withState { $0 } } == [0, 5])
  }

  @Test("a classic reducer runs inside of a current one")
  func classicInCurrent() async {
    let store = ComposableArchitecture.TestStore(initialState: AppState()) { App() }
    await store.send(.second(.increment)) { $0.second.count = 1 }
    await store.send(.second(.rhyme))
    await store.receive(\.second.rhymeResponse) { $0.second.rhyme = "1 is a number" }
    await store.send(.second(.listen))
    await store.send(.second(.unlisten))
    await store.send(.first(.rhyme))
    await store.receive(\.first.rhymeResponse) { $0.first.rhyme = "0 is current" }
  }

  @Test("both kinds of store process synchronous effects before 'send' returns")
  func synchronousEffects() {
    let classic = Store(
      initialState: AppState(), reducer: appReducer, environment: CounterEnvironment())
    let current = Store(initialState: AppState()) { App() }
    for store in [classic, current] {
      store.send(.first(.rhyme))
      store.send(.second(.rhyme))
      #expect(store.withState(\.first.rhyme) != nil)
      #expect(store.withState(\.second.rhyme) == "0 is a number")
    }
  }

  @Test("a current effect converts to a classic one")
  func effects() {
    let effect = Effect(ComposableArchitecture.Effect<Int>.merge(.send(1), .send(2)))
    #expect(Emissions(of: effect).values == [1, 2])
    #expect(Emissions(of: Effect(ComposableArchitecture.Effect<Int>.none)).isComplete)
  }
}
#endif
