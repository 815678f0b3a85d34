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
