import ComposableArchitecture

/// A stack of counters that a `NavigationStackStore` shows.
@Reducer
struct LegacyNavigationDemo {
  struct State: Equatable {
    var path = StackState<LegacyBasics.State>()
  }

  enum Action {
    case path(StackActionOf<LegacyBasics>)
    case popToRootButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path:
        break
      case .popToRootButtonTapped:
        state.path.removeAll()
      }
      return .none
    }
    .forEach(\.path, action: \.path) { LegacyBasics() }
  }
}

struct LegacyNavigationView: View {
  let store: StoreOf<LegacyNavigationDemo>
  @Environment(\.leaveStack) private var leave

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Push a counter", state: LegacyBasics.State())
      }
      .navigationTitle("Navigation stack")
      .toolbar {
        Button("All screens") { leave() }
      }
    } destination: { counter in
      Form {
        Section { LegacyBasicsView(store: counter, canDismiss: true) }
        Section {
          NavigationLink("Push a counter", state: LegacyBasics.State())
          Button("Pop to root") { store.send(.popToRootButtonTapped) }
        }
      }
      .navigationTitle("Counter")
    }
  }
}
