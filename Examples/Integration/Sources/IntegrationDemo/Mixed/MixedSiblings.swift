import ComposableArchitecture

/// A counter of each era.
@Reducer
struct MixedSiblings {
  @ObservableState
  struct State: Equatable {
    var newChild = Basics.State(id: 1)
    var oldChild = LegacyBasics.State(id: 2)
  }

  enum Action {
    case newChild(Basics.Action)
    case oldChild(LegacyBasics.Action)
    case resetAllButtonTapped
    case resetSelfButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.newChild, action: \.newChild) { Basics() }
    Scope(state: \.oldChild, action: \.oldChild) { LegacyBasics() }
    Reduce { state, action in
      switch action {
      case .newChild, .oldChild:
        break
      case .resetAllButtonTapped:
        state.newChild = Basics.State(id: 1)
        state.oldChild = LegacyBasics.State(id: 2)
      case .resetSelfButtonTapped:
        state = State()
      }
      return .none
    }
  }
}

struct MixedSiblingsView: View {
  let store: StoreOf<MixedSiblings>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section("New child") {
        BasicsView(store: store.scope(state: \.newChild, action: \.newChild))
      }
      Section("Old child") {
        LegacyBasicsView(store: store.scope(state: \.oldChild, action: \.oldChild))
      }
      Section {
        Button("Reset all") { store.send(.resetAllButtonTapped) }
        Button("Reset self") { store.send(.resetSelfButtonTapped) }
      }
    }
    .navigationTitle("Old and new siblings")
  }
}
