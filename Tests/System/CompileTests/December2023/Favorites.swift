#if Macros
import ComposableArchitecture
import Testing

// Written as features were in December 2023, when most of this was not deprecated yet.

/// A feature without `@ObservableState`: its view observes a view store.
@available(*, deprecated)
@Reducer
struct Favorites {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    @BindingState var query = ""
    var isLoading = false
    var rows: IdentifiedArrayOf<FavoriteRow.State> = []
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case load
    case loaded(TaskResult<[String]>)
    case rows(IdentifiedActionOf<FavoriteRow>)
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case row(FavoriteRow.State)
    }

    enum Action {
      case alert(Alert)
      case row(FavoriteRow.Action)

      enum Alert { case retry }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.row, action: /Action.row) { FavoriteRow() }
    }
  }

  @Dependency(\.favorites) var favorites

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .row(FavoriteRow.State(id: "new"))
        return .none

      case .binding(\.$query):
        return .send(.load)

      case .binding:
        return .none

      case .destination(.presented(.alert(.retry))):
        return .send(.load)

      case .destination(.presented(.row(.starTapped))):
        guard case .some(.row(let row)) = state.destination else { return .none }
        state.rows.append(row)
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .load:
        state.isLoading = true
        return .run { [query = state.query] send in
          await send(.loaded(TaskResult { try await favorites(query) }))
        }

      case .loaded(.success(let ids)):
        state.isLoading = false
        state.rows = IdentifiedArray(uniqueElements: ids.map { FavoriteRow.State(id: $0) })
        return .none

      case .loaded(.failure):
        state.isLoading = false
        state.destination = .alert(
          AlertState {
            TextState("That failed")
          } actions: {
            ButtonState(action: .retry) { TextState("Retry") }
          })
        return .none

      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { FavoriteRow() }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

struct FavoriteRow: Reducer {
  struct State: Equatable, Identifiable {
    let id: String
    var isStarred = false
  }

  enum Action { case starTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .starTapped:
      state.isStarred.toggle()
      return .none
    }
  }
}

private enum FavoritesKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> [String] = { [$0] }
  static let testValue: @Sendable (String) async throws -> [String] = unimplemented(
    "favorites", placeholder: [])
}

extension DependencyValues {
  fileprivate var favorites: @Sendable (String) async throws -> [String] {
    get { self[FavoritesKey.self] }
    set { self[FavoritesKey.self] = newValue }
  }
}

@available(*, deprecated)
struct FavoritesView: View {
  let store: StoreOf<Favorites>

  struct ViewState: Equatable {
    @BindingViewState var query: String
    var isLoading: Bool

    init(store: BindingViewStore<Favorites.State>) {
      self._query = store.$query
      self.isLoading = store.isLoading
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      List {
        TextField("Search", text: viewStore.$query)
        ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button(viewStore.id) { viewStore.send(.starTapped) }
          }
        }
        Button("Add") { viewStore.send(.addButtonTapped) }
          .disabled(viewStore.isLoading)
      }
    }
    .alert(
      store: store.scope(state: \.$destination, action: \.destination),
      state: /Favorites.Destination.State.alert,
      action: Favorites.Destination.Action.alert
    )
    .sheet(
      store: store.scope(state: \.$destination, action: \.destination),
      state: /Favorites.Destination.State.row,
      action: Favorites.Destination.Action.row
    ) { store in
      WithViewStore(store, observe: \.id) { Text($0.state) }
    }
  }
}

@available(*, deprecated)
private struct Failure: Error, Equatable {}

@MainActor
@Suite struct FavoritesTests {
  @Test("binding state is set, and a task result comes back")
  @available(*, deprecated)
  func load() async {
    let store = TestStore(initialState: Favorites.State()) {
      Favorites()
    } withDependencies: {
      $0.favorites = { @Sendable in ["\($0)1", "\($0)2"] }
    }
    await store.send(.set(\.$query, "a")) { $0.query = "a" }
    await store.receive(\.load) { $0.isLoading = true }
    await store.receive(\.loaded.success) {
      $0.isLoading = false
      $0.rows = [FavoriteRow.State(id: "a1"), FavoriteRow.State(id: "a2")]
    }
    await store.send(.rows(.element(id: "a1", action: .starTapped))) {
      $0.rows[id: "a1"]?.isStarred = true
    }
  }

  @Test("a failure is shown, and tried again")
  @available(*, deprecated)
  func retry() async {
    let store = TestStore(initialState: Favorites.State()) {
      Favorites()
    } withDependencies: {
      $0.favorites = { @Sendable _ in throw Failure() }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.load) { $0.isLoading = true }
    await store.receive(\.loaded.failure) { $0.isLoading = false }
    store.dependencies.favorites = { @Sendable _ in ["b"] }
    await store.send(.destination(.presented(.alert(.retry)))) { $0.destination = nil }
    await store.receive(\.loaded.success) { $0.rows = [FavoriteRow.State(id: "b")] }
  }

  @Test("a presented enum of features is modified in its case")
  @available(*, deprecated)
  func destination() async {
    let store = TestStore(initialState: Favorites.State()) { Favorites() }
    await store.send(.addButtonTapped) {
      $0.destination = .row(FavoriteRow.State(id: "new"))
    }
    await store.send(.destination(.presented(.row(.starTapped)))) {
      XCTModify(&$0.$destination[case: /Favorites.Destination.State.row]) { $0.isStarred = true }
      $0.rows = [FavoriteRow.State(id: "new", isStarred: true)]
      $0.destination = nil
    }
  }

  @Test("a view store shows its state, and sends")
  @available(*, deprecated)
  func viewStore() {
    let store = Store(initialState: Favorites.State()) { Favorites() }
    let viewStore = ViewStore(store, observe: \.isLoading)
    #expect(!viewStore.state)
    let whole = ViewStoreOf<Favorites>(store, observe: { $0 })
    whole.send(.addButtonTapped)
    #expect(whole.destination != nil)
    let binding = whole.binding(get: \.query, send: { .set(\.$query, $0) })
    #expect(binding.wrappedValue.isEmpty)
    #expect(store.withState(\.rows.isEmpty))
    _ = FavoritesView(store: store)
  }
}
#endif
