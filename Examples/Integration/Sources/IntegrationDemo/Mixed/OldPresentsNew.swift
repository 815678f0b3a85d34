import ComposableArchitecture

/// A parent with a view store that presents a child with observable state.
@Reducer
struct OldPresentsNew {
  struct State: Equatable {
    @PresentationState var child: Basics.State?
    var isObservingCount = false
  }

  enum Action {
    case child(PresentationAction<Basics.Action>)
    case observationToggled(Bool)
    case presentButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: break
      case .observationToggled(let isObserving): state.isObservingCount = isObserving
      case .presentButtonTapped: state.child = Basics.State()
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Basics() }
  }
}

struct OldPresentsNewView: View {
  let store: StoreOf<OldPresentsNew>

  private struct ViewState: Equatable {
    let childCount: Int?
    let isObservingCount: Bool

    init(_ state: OldPresentsNew.State) {
      childCount = state.isObservingCount ? state.child?.count : nil
      isObservingCount = state.isObservingCount
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      let _ = logEvaluation(of: Self.self)
      Form {
        Button("Present the child") { viewStore.send(.presentButtonTapped) }
        Toggle(
          "Observe child count",
          isOn: viewStore.binding(
            get: \.isObservingCount, send: OldPresentsNew.Action.observationToggled))
        if viewStore.isObservingCount {
          Text("Child count: \(viewStore.childCount.map { "\($0)" } ?? "none")")
        }
      }
    }
    .navigationTitle("Old presents new")
    .sheet(store: store.scope(state: \.$child, action: \.child)) { store in
      PresentedForm { BasicsView(store: store, extras: .dismissal) }
    }
  }
}
