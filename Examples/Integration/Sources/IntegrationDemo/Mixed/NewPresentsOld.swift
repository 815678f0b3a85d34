import ComposableArchitecture

/// A parent with observable state that presents a child with a view store.
@Reducer
struct NewPresentsOld {
  @ObservableState
  struct State: Equatable {
    @Presents var child: LegacyBasics.State?
    var isObservingCount = false
  }

  enum Action {
    case child(PresentationAction<LegacyBasics.Action>)
    case observationToggled(Bool)
    case presentButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: break
      case .observationToggled(let isObserving): state.isObservingCount = isObserving
      case .presentButtonTapped: state.child = LegacyBasics.State()
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { LegacyBasics() }
  }
}

struct NewPresentsOldView: View {
  @Bindable var store: StoreOf<NewPresentsOld>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Button("Present the child") { store.send(.presentButtonTapped) }
      Toggle("Observe child count", isOn: $store.isObservingCount.sending(\.observationToggled))
      if store.isObservingCount {
        Text("Child count: \(store.child.map { "\($0.count)" } ?? "none")")
      }
    }
    .navigationTitle("New presents old")
    .sheet(item: $store.scope(state: \.child, action: \.child)) { store in
      PresentedForm { LegacyBasicsView(store: store, canDismiss: true) }
    }
  }
}
