#if Macros
// Both names of every kind are in sight here: of reducers, effects and test stores.
import ComposableArchitecture
import ComposableArchitectureClassic
import Testing

@ComposableArchitecture.Reducer
struct CurrentTally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case up
    case upSoon
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none
      case .upSoon:
        return .send(.up)
      }
    }
  }
}

private let classicTally = ClassicReducer<CurrentTally.State, CurrentTally.Action, Void> {
  state, action, _ in
  switch action {
  case .up:
    state.count += 1
    return .none
  case .upSoon:
    return ClassicEffect(value: .up)
  }
}

/// Files that import both modules.
@MainActor
struct BothModulesTests {
  @Test("a file that imports both modules names classic types by a prefix")
  func names() async {
    let classic = ClassicTestStore(
      initialState: CurrentTally.State(), reducer: classicTally, environment: ())
    classic.send(.upSoon)
    classic.receive(.up) { $0.count = 1 }

    let current = ComposableArchitecture.TestStore(initialState: CurrentTally.State()) {
      CurrentTally()
    }
    await current.send(.upSoon)
    await current.receive(\.up) { $0.count = 1 }
  }

  @Test("observable state is observed in a classic store")
  func observation() {
    let store = Store(
      initialState: CurrentTally.State(), reducer: classicTally, environment: ())
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.upSoon)
    #expect(store.count == 1)
    #expect(changes.value == 1)
  }
}
#endif
