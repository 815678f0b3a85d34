import ComposableArchitecture

@Reducer
struct NewHerb {
  @ObservableState
  struct State: Equatable {
    var herb: Herb
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
