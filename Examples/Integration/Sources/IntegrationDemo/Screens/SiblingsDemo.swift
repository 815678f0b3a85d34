import ComposableArchitecture

/// Two counters side by side.
@Reducer
struct SiblingsDemo {
  @ObservableState
  struct State: Equatable {
    var child1 = Basics.State(id: 1)
    var child2 = Basics.State(id: 2)
  }

  enum Action {
    case child1(Basics.Action)
    case child2(Basics.Action)
    case resetAllButtonTapped
    case resetSelfButtonTapped
    case swapButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Basics() }
    Scope(state: \.child2, action: \.child2) { Basics() }
    Reduce { state, action in
      switch action {
      case .child1, .child2:
        break
      case .resetAllButtonTapped:
        state.child1 = Basics.State(id: 1)
        state.child2 = Basics.State(id: 2)
      case .resetSelfButtonTapped:
        state = State()
      case .swapButtonTapped:
        (state.child1, state.child2) = (state.child2, state.child1)
      }
      return .none
    }
  }
}

struct SiblingsView: View {
  let store: StoreOf<SiblingsDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section("Child 1") {
        BasicsView(store: store.scope(state: \.child1, action: \.child1))
      }
      Section("Child 2") {
        BasicsView(store: store.scope(state: \.child2, action: \.child2))
      }
      Section {
        Button("Reset all") { store.send(.resetAllButtonTapped) }
        Button("Reset self") { store.send(.resetSelfButtonTapped) }
        Button("Swap") { store.send(.swapButtonTapped) }
      }
    }
    .navigationTitle("Siblings")
  }
}
