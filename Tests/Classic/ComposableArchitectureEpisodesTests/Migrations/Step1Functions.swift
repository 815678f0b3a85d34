import ComposableArchitectureEpisode90
import Testing

// quoted: feature
private struct AppState: Equatable {
  var count = 0
  var favorites: [Int] = []
}

private enum CounterAction: Equatable {
  case decrTapped
  case incrTapped
  case favoriteTapped
}

private enum FavoritesAction: Equatable {
  case removeTapped(Int)
}

private enum AppAction: Equatable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
}

private func counterReducer(state: inout AppState, action: CounterAction) {
  switch action {
  case .decrTapped: state.count -= 1
  case .incrTapped: state.count += 1
  case .favoriteTapped: state.favorites.append(state.count)
  }
}

private func favoritesReducer(favorites: inout [Int], action: FavoritesAction) {
  switch action {
  case .removeTapped(let number): favorites.removeAll { $0 == number }
  }
}

private let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(counterReducer, value: \AppState.self, action: /AppAction.counter),
  pullback(favoritesReducer, value: \AppState.favorites, action: /AppAction.favorites)
)
// end

// quoted: view
private struct CounterView: View {
  @ObservedObject var store: Store<Int, CounterAction>

  var body: some View {
    HStack {
      Button("-") { self.store.send(.decrTapped) }
      Text("\(self.store.value)")
      Button("+") { self.store.send(.incrTapped) }
    }
  }
}
// end

/// Migration, step 1: functions.
@MainActor
struct Step1Tests {
  @Test("the feature counts and collects favorites")
  func feature() {
    // quoted: test
    assert(
      initialValue: AppState(),
      reducer: appReducer,
      steps:
        Step(.send, .counter(.incrTapped)) { $0.count = 1 },
      Step(.send, .counter(.favoriteTapped)) { $0.favorites = [1] },
      Step(.send, .favorites(.removeTapped(1))) { $0.favorites = [] }
    )
    // end
  }

  @Test("a view's store and the application's store share their state")
  func view() {
    let store = Store(initialValue: AppState(), reducer: appReducer)
    let view = CounterView(
      store: store.view(value: { $0.count }, action: { .counter($0) }))
    view.store.send(.incrTapped)
    #expect(view.store.value == 1)
    #expect(store.value.count == 1)
  }
}
