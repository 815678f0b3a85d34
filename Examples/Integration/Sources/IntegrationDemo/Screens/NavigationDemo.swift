import ComposableArchitecture

/// A stack of counters.
@Reducer
struct NavigationDemo {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Basics.State>()
  }

  enum Action {
    case path(StackActionOf<Basics>)
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
    .forEach(\.path, action: \.path) { Basics() }
  }
}

struct NavigationDemoView: View {
  @Bindable var store: StoreOf<NavigationDemo>
  @Environment(\.leaveStack) private var leave

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Push a counter", state: Basics.State())
      }
      .navigationTitle("Navigation")
      .toolbar {
        Button("All screens") { leave() }
      }
    } destination: { counter in
      Form {
        Section { BasicsView(store: counter, extras: .dismissal) }
        Section {
          NavigationLink("Push a counter", state: Basics.State())
          Button("Pop to root") { store.send(.popToRootButtonTapped) }
        }
      }
      .navigationTitle("Counter")
    }
  }
}
