#if Macros
import ComposableArchitectureClassic
import Dispatch
import Testing

@CasePathable
private enum CounterAction: Equatable {
  case decrementButtonTapped
  case incrementButtonTapped
  case rhymeButtonTapped
  case rhymeResponse(Result<String, RhymeFailure>)
  case favoriteButtonTapped
}

private struct RhymeFailure: Error, Equatable {}

private struct AppEnvironment {
  var rhyme: (Int) -> Effect<String, RhymeFailure>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

private struct AppState: Equatable {
  var count = 0
  var rhyme: String?
  var favorites = Favorites.State()
  var isLoading = false
}

private let counterReducer = Reducer<AppState, CounterAction, AppEnvironment> {
  state, action, environment in
  switch action {
  case .decrementButtonTapped:
    state.count -= 1
    return .none
  case .incrementButtonTapped:
    state.count += 1
    return .none
  case .rhymeButtonTapped:
    state.isLoading = true
    return environment.rhyme(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect(CounterAction.rhymeResponse)
  case .rhymeResponse(let result):
    state.rhyme = try? result.get()
    state.isLoading = false
    return .none
  case .favoriteButtonTapped:
    state.favorites.numbers.append(state.count)
    return .none
  }
}

// quoted: current-in-classic
private struct Favorites: ComposableArchitecture.Reducer {
  struct State: Equatable {
    var numbers: [Int] = []
  }

  @CasePathable
  enum Action: Equatable {
    case removeButtonTapped(Int)
  }

  var body: some ComposableArchitecture.Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .removeButtonTapped(let number):
        state.numbers.removeAll { $0 == number }
        return .none
      }
    }
  }
}

@CasePathable
private enum AppAction: Equatable {
  case counter(CounterAction)
  case favorites(Favorites.Action)
}

private let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterReducer.pullback(
    state: \.self, action: /AppAction.counter, environment: { $0 }),
  Reducer { _ in Favorites() }.pullback(
    state: \.favorites, action: /AppAction.favorites, environment: { $0 })
)
// end

// quoted: classic-in-current
private struct AppFeature: ComposableArchitecture.Reducer {
  let environment: AppEnvironment

  var body: some ComposableArchitecture.Reducer<AppState, AppAction> {
    Scope(state: \.self, action: \.counter) {
      Reduce(counterReducer, environment: environment)
    }
    Scope(state: \.favorites, action: \.favorites) {
      Favorites()
    }
  }
}
// end

/// Migration, step 5: both at once.
@MainActor
struct Step5Tests {
  private let mainQueue = DispatchQueue.test

  private var environment: AppEnvironment {
    AppEnvironment(
      rhyme: { Effect(value: "\($0) rhymes with ten") },
      mainQueue: mainQueue.eraseToAnyScheduler())
  }

  @Test("a current child runs inside a classic parent")
  func currentInClassic() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment)
    store.send(.counter(.incrementButtonTapped)) { $0.count = 1 }
    store.send(.counter(.rhymeButtonTapped)) { $0.isLoading = true }
    mainQueue.advance()
    store.receive(.counter(.rhymeResponse(.success("1 rhymes with ten")))) {
      $0.rhyme = "1 rhymes with ten"
      $0.isLoading = false
    }
    store.send(.counter(.favoriteButtonTapped)) { $0.favorites.numbers = [1] }
    store.send(.favorites(.removeButtonTapped(1))) { $0.favorites.numbers = [] }
  }

  @Test("a classic child runs inside a current parent")
  func classicInCurrent() async {
    // quoted: test
    let store = ComposableArchitecture.TestStore(initialState: AppState()) {
      AppFeature(environment: environment)
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.count = 1 }
    await store.send(.counter(.rhymeButtonTapped)) { $0.isLoading = true }
    await mainQueue.advance()
    await store.receive(\.counter.rhymeResponse) {
      $0.rhyme = "1 rhymes with ten"
      $0.isLoading = false
    }
    await store.send(.counter(.favoriteButtonTapped)) { $0.favorites.numbers = [1] }
    await store.send(.favorites(.removeButtonTapped(1))) { $0.favorites.numbers = [] }
    // end
  }
}
#endif
