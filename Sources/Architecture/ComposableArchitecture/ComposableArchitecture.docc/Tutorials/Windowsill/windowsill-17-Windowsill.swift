import ComposableArchitecture

@Reducer
struct Windowsill {
  @ObservableState
  struct State: Equatable {
    @Presents var newHerb: NewHerb.State?
    var path = StackState<HerbDetail.State>()
    var herbs: IdentifiedArrayOf<Herb> = []
  }

  enum Action {
    case newHerb(PresentationAction<NewHerb.Action>)
    case newHerbButtonTapped
    case path(StackActionOf<HerbDetail>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newHerb(.presented(.addButtonTapped)):
        if let herb = state.newHerb?.herb {
          state.herbs.append(herb)
        }
        state.newHerb = nil
        return .none

      case .newHerb:
        return .none

      case .newHerbButtonTapped:
        state.newHerb = NewHerb.State(herb: Herb(id: uuid()))
        return .none

      case .path:
        return .none
      }
    }
    .ifLet(\.$newHerb, action: \.newHerb) {
      NewHerb()
    }
    .forEach(\.path, action: \.path) {
      HerbDetail()
    }
  }
}
