import ComposableArchitecture

@Reducer
struct Windowsill {
  @ObservableState
  struct State: Equatable {
    @Presents var newHerb: NewHerb.State?
    var herbs: IdentifiedArrayOf<Herb> = []
  }

  enum Action {
    case newHerb(PresentationAction<NewHerb.Action>)
    case newHerbButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newHerb:
        return .none

      case .newHerbButtonTapped:
        state.newHerb = NewHerb.State(herb: Herb(id: uuid()))
        return .none
      }
    }
    .ifLet(\.$newHerb, action: \.newHerb) {
      NewHerb()
    }
  }
}
