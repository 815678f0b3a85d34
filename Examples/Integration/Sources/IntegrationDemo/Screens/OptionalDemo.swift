import ComposableArchitecture

/// A counter that may be there, whose count the parent may show.
@Reducer
struct OptionalDemo {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Basics.State?
    var isObservingCount = false
  }

  enum Action {
    case child(PresentationAction<Basics.Action>)
    case observationToggled(Bool)
    case toggleButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        break
      case .observationToggled(let isObserving):
        state.isObservingCount = isObserving
      case .toggleButtonTapped:
        state.child = state.child == nil ? Basics.State() : nil
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Basics() }
  }
}

struct OptionalView: View {
  @Bindable var store: StoreOf<OptionalDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Button("Toggle child") { store.send(.toggleButtonTapped) }
        Toggle(
          "Observe child count", isOn: $store.isObservingCount.sending(\.observationToggled))
        if store.isObservingCount {
          Text("Child count: \(store.child.map { "\($0.count)" } ?? "none")")
        }
      }
      if let store = store.scope(state: \.child, action: \.child.presented) {
        Section("Child") { BasicsView(store: store, extras: .dismissal) }
      }
    }
    .navigationTitle("Optional")
  }
}
