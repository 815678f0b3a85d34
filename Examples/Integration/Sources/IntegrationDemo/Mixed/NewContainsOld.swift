import ComposableArchitecture

/// A parent with observable state around a child with a view store.
@Reducer
struct NewContainsOld {
  @ObservableState
  struct State: Equatable {
    var child = LegacyBasics.State()
    var count = 0
    var isObservingCount = false
  }

  enum Action {
    case child(LegacyBasics.Action)
    case incrementButtonTapped
    case observationToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { LegacyBasics() }
    Reduce { state, action in
      switch action {
      case .child: break
      case .incrementButtonTapped: state.count += 1
      case .observationToggled(let isObserving): state.isObservingCount = isObserving
      }
      return .none
    }
  }
}

struct NewContainsOldView: View {
  @Bindable var store: StoreOf<NewContainsOld>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section("New parent") {
        HStack {
          Text("\(store.count)")
          Spacer()
          Button("Increment the parent") { store.send(.incrementButtonTapped) }
        }
        Toggle(
          "Observe child count", isOn: $store.isObservingCount.sending(\.observationToggled))
        if store.isObservingCount { Text("Child count: \(store.child.count)") }
      }
      Section("Old child") {
        LegacyBasicsView(store: store.scope(state: \.child, action: \.child))
      }
    }
    .navigationTitle("New contains old")
  }
}
