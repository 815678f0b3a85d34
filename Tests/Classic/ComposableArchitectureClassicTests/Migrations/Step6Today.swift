#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

// quoted: client
@DependencyClient
struct RhymeClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension RhymeClient: DependencyKey {
  static let liveValue = RhymeClient(fetch: { "\($0) is a number" })
  static let testValue = RhymeClient()
}

extension DependencyValues {
  var rhymeClient: RhymeClient {
    get { self[RhymeClient.self] }
    set { self[RhymeClient.self] = newValue }
  }
}
// end

// quoted: feature
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rhyme: String?
    var isLoading = false
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
    case rhymeButtonTapped
    case rhymeResponse(Result<String, any Error>)
    case favoriteButtonTapped
  }

  @Dependency(\.rhymeClient) var rhymeClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .rhymeButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.rhymeResponse(Result { try await rhymeClient.fetch(count) }))
        }
      case .rhymeResponse(let result):
        state.rhyme = try? result.get()
        state.isLoading = false
        return .none
      case .favoriteButtonTapped:
        return .none
      }
    }
  }
}

@Reducer
struct FavoritesApp {
  @ObservableState
  struct State: Equatable {
    var counter = CounterFeature.State()
    var favorites: [Int] = []
  }

  enum Action {
    case counter(CounterFeature.Action)
    case removeButtonTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) {
      CounterFeature()
    }
    Reduce { state, action in
      switch action {
      case .counter(.favoriteButtonTapped):
        state.favorites.append(state.counter.count)
        return .none
      case .counter:
        return .none
      case .removeButtonTapped(let number):
        state.favorites.removeAll { $0 == number }
        return .none
      }
    }
  }
}
// end

// quoted: view
private struct CounterView: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    HStack {
      Button("-") { store.send(.decrementButtonTapped) }
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }
}
// end

/// Migration, step 6: today.
@MainActor
struct Step6Tests {
  @Test("the feature counts, loads rhymes and collects favorites")
  func feature() async {
    // quoted: test
    let store = TestStore(initialState: FavoritesApp.State()) {
      FavoritesApp()
    } withDependencies: {
      $0.rhymeClient.fetch = { "\($0) rhymes with ten" }
    }
    await store.send(.counter(.incrementButtonTapped)) { $0.counter.count = 1 }
    await store.send(.counter(.rhymeButtonTapped)) { $0.counter.isLoading = true }
    await store.receive(\.counter.rhymeResponse.success) {
      $0.counter.rhyme = "1 rhymes with ten"
      $0.counter.isLoading = false
    }
    await store.send(.counter(.favoriteButtonTapped)) { $0.favorites = [1] }
    await store.send(.removeButtonTapped(1)) { $0.favorites = [] }
    // end
  }

  @Test("the view increments the count")
  func view() throws {
    let store = Store(initialState: FavoritesApp.State()) { FavoritesApp() }
    let view = ViewTester(
      CounterView(store: store.scope(state: \.counter, action: \.counter)))
    try view.button("+").tap()
    #expect(view.texts.contains("1"))
  }
}
#endif
