import ComposableArchitecture

/// A parent with a view store around a child with observable state.
@Reducer
struct OldContainsNew {
  struct State: Equatable {
    var child = Basics.State()
    var count = 0
    var isObservingCount = false
  }

  enum Action {
    case child(Basics.Action)
    case incrementButtonTapped
    case observationToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Basics() }
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

struct OldContainsNewView: View {
  let store: StoreOf<OldContainsNew>

  private struct ViewState: Equatable {
    let childCount: Int?
    let count: Int
    let isObservingCount: Bool

    init(_ state: OldContainsNew.State) {
      childCount = state.isObservingCount ? state.child.count : nil
      count = state.count
      isObservingCount = state.isObservingCount
    }
  }

  var body: some View {
    Form {
      WithViewStore(store, observe: ViewState.init) { viewStore in
        let _ = logEvaluation(of: Self.self)
        Section("Old parent") {
          HStack {
            Text("\(viewStore.count)")
            Spacer()
            Button("Increment the parent") { viewStore.send(.incrementButtonTapped) }
          }
          Toggle(
            "Observe child count",
            isOn: viewStore.binding(
              get: \.isObservingCount, send: OldContainsNew.Action.observationToggled))
          if let count = viewStore.childCount { Text("Child count: \(count)") }
        }
      }
      Section("New child") {
        BasicsView(store: store.scope(state: \.child, action: \.child))
      }
    }
    .navigationTitle("Old contains new")
  }
}
