import ComposableArchitectureEpisode99
import Testing

private struct AppState: Equatable {
  var count = 0
  var rhyme: String?
  var favorites: [Int] = []
  var isLoading = false
}

private enum CounterAction: Equatable {
  case decrTapped
  case incrTapped
  case rhymeTapped
  case rhymeResponse(String?)
  case favoriteTapped
}

private enum FavoritesAction: Equatable {
  case removeTapped(Int)
}

private enum AppAction: Equatable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
}

// quoted: feature
private struct AppEnvironment {
  var rhyme: (Int) -> Effect<String?>
}

private let counterReducer = Reducer<AppState, CounterAction, AppEnvironment> {
  state, action, environment in
  switch action {
  case .decrTapped:
    state.count -= 1
    return []
  case .incrTapped:
    state.count += 1
    return []
  case .rhymeTapped:
    state.isLoading = true
    return [environment.rhyme(state.count).map(CounterAction.rhymeResponse).eraseToEffect()]
  case .rhymeResponse(let rhyme):
    state.rhyme = rhyme
    state.isLoading = false
    return []
  case .favoriteTapped:
    state.favorites.append(state.count)
    return []
  }
}

private let favoritesReducer = Reducer<[Int], FavoritesAction, Void> { favorites, action, _ in
  switch action {
  case .removeTapped(let number):
    favorites.removeAll { $0 == number }
    return []
  }
}

private let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterReducer.pullback(
    value: \AppState.self, action: /AppAction.counter, environment: { $0 }),
  favoritesReducer.pullback(
    value: \AppState.favorites, action: /AppAction.favorites, environment: { _ in () })
)
// end

// quoted: view
private struct CounterView: View {
  let store: Store<AppState, CounterAction>
  @ObservedObject var viewStore: ViewStore<Int, CounterAction>

  init(store: Store<AppState, CounterAction>) {
    self.store = store
    self.viewStore = store.scope(value: { $0.count }, action: { $0 }).view
  }

  var body: some View {
    HStack {
      Button("-") { self.viewStore.send(.decrTapped) }
      Text("\(self.viewStore.value)")
      Button("+") { self.viewStore.send(.incrTapped) }
    }
  }
}
// end

/// Migration, step 3: environments.
@MainActor
struct Step3Tests {
  @Test("the feature counts, loads rhymes and collects favorites")
  func feature() {
    // quoted: test
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      environment: AppEnvironment(rhyme: { number in .sync { "\(number) rhymes with ten" } }),
      steps:
        Step(.send, .counter(.incrTapped)) { $0.count = 1 },
      Step(.send, .counter(.rhymeTapped)) { $0.isLoading = true },
      Step(.receive, .counter(.rhymeResponse("1 rhymes with ten"))) {
        $0.rhyme = "1 rhymes with ten"
        $0.isLoading = false
      },
      Step(.send, .counter(.favoriteTapped)) { $0.favorites = [1] },
      Step(.send, .favorites(.removeTapped(1))) { $0.favorites = [] }
    )
    // end
  }

  @Test("a view's store and the application's store share their state")
  func view() {
    let store = Store(
      initialValue: AppState(), reducer: appReducer,
      environment: AppEnvironment(rhyme: { _ in .sync { nil } }))
    let view = CounterView(store: store.scope(value: { $0 }, action: AppAction.counter))
    view.viewStore.send(.incrTapped)
    #expect(view.viewStore.value == 1)
    #expect(store.view.count == 1)
  }
}
