import ComposableArchitectureClassic
import Dispatch
import Testing
import ViewTesting

private enum CounterAction: Equatable {
  case decrementButtonTapped
  case incrementButtonTapped
  case rhymeButtonTapped
  case rhymeResponse(Result<String, RhymeFailure>)
  case favoriteButtonTapped
}

private enum FavoritesAction: Equatable {
  case removeButtonTapped(Int)
}

private enum AppAction: Equatable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
}

// quoted: feature
private struct RhymeFailure: Error, Equatable {}

private struct AppEnvironment {
  var rhyme: (Int) -> Effect<String, RhymeFailure>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

private struct AppState: Equatable {
  var count = 0
  var rhyme: String?
  var favorites: [Int] = []
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
    state.favorites.append(state.count)
    return .none
  }
}

private let favoritesReducer = Reducer<[Int], FavoritesAction, Void> { favorites, action, _ in
  switch action {
  case .removeButtonTapped(let number):
    favorites.removeAll { $0 == number }
    return .none
  }
}

private let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterReducer.pullback(
    state: \.self, action: /AppAction.counter, environment: { $0 }),
  favoritesReducer.pullback(
    state: \.favorites, action: /AppAction.favorites, environment: { _ in () })
)
// end

// quoted: view
private struct CounterView: View {
  let store: Store<AppState, CounterAction>

  var body: some View {
    WithViewStore(store.scope(state: \.count)) { viewStore in
      HStack {
        Button("-") { viewStore.send(.decrementButtonTapped) }
        Text("\(viewStore.state)")
        Button("+") { viewStore.send(.incrementButtonTapped) }
      }
    }
  }
}
// end

/// Migration, step 4: publishers.
@MainActor
struct Step4Tests {
  @Test("the feature counts, loads rhymes and collects favorites")
  func feature() {
    // quoted: test
    let mainQueue = DispatchQueue.test
    let store = TestStore(
      initialState: AppState(),
      reducer: appReducer,
      environment: AppEnvironment(
        rhyme: { Effect(value: "\($0) rhymes with ten") },
        mainQueue: mainQueue.eraseToAnyScheduler()))

    store.send(.counter(.incrementButtonTapped)) { $0.count = 1 }
    store.send(.counter(.rhymeButtonTapped)) { $0.isLoading = true }
    mainQueue.advance()
    store.receive(.counter(.rhymeResponse(.success("1 rhymes with ten")))) {
      $0.rhyme = "1 rhymes with ten"
      $0.isLoading = false
    }
    store.send(.counter(.favoriteButtonTapped)) { $0.favorites = [1] }
    store.send(.favorites(.removeButtonTapped(1))) { $0.favorites = [] }
    // end
  }

  @Test("the view increments the count")
  func view() throws {
    let store = Store(
      initialState: AppState(), reducer: appReducer,
      environment: AppEnvironment(rhyme: { _ in .none }, mainQueue: .immediate))
    let view = ViewTester(
      CounterView(store: store.scope(state: { $0 }, action: AppAction.counter)))
    try view.button("+").tap()
    #expect(view.texts.contains("1"))
  }
}
