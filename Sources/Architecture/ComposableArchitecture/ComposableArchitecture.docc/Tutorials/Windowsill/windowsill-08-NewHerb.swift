import ComposableArchitecture

@Reducer
struct NewHerb {
  @ObservableState
  struct State: Equatable {
    var herb: Herb
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case cancelButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped, .binding:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct NewHerbView: View {
  @Bindable var store: StoreOf<NewHerb>

  var body: some View {
    Form {
      TextField("Name", text: $store.herb.name)
      Button("Add") { store.send(.addButtonTapped) }
        .disabled(store.herb.name.isEmpty)
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
    .navigationTitle("New herb")
  }
}
