import ComposableArchitectureEpisode90
import Testing

private struct AppState: Equatable {
  var count = 0
  var rhyme: String?
  var favorites: [Int] = []
  var isLoading = false
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

private var current = AppEnvironment(rhyme: { number in .sync { "\(number) is a number" } })

private enum CounterAction: Equatable {
  case decrTapped
  case incrTapped
  case rhymeTapped
  case rhymeResponse(String?)
  case favoriteTapped
}

private func counterReducer(
  state: inout AppState, action: CounterAction
) -> [Effect<CounterAction>] {
  switch action {
  case .decrTapped:
    state.count -= 1
    return []
  case .incrTapped:
    state.count += 1
    return []
  case .rhymeTapped:
    state.isLoading = true
    return [current.rhyme(state.count).map(CounterAction.rhymeResponse).eraseToEffect()]
  case .rhymeResponse(let rhyme):
    state.rhyme = rhyme
    state.isLoading = false
    return []
  case .favoriteTapped:
    state.favorites.append(state.count)
    return []
  }
}

private func favoritesReducer(
  favorites: inout [Int], action: FavoritesAction
) -> [Effect<FavoritesAction>] {
  switch action {
  case .removeTapped(let number):
    favorites.removeAll { $0 == number }
    return []
  }
}

private let appReducer: Reducer<AppState, AppAction> = combine(
  pullback(counterReducer, value: \AppState.self, action: /AppAction.counter),
  pullback(favoritesReducer, value: \AppState.favorites, action: /AppAction.favorites)
)
// end

/// Migration, step 2: effects.
@MainActor
struct Step2Tests {
  @Test("the feature counts, loads rhymes and collects favorites")
  func feature() {
    // quoted: test
    current.rhyme = { number in .sync { "\(number) rhymes with ten" } }
    assert(
      initialValue: AppState(),
      reducer: appReducer,
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
}
