import ComposableArchitecture

@Reducer
struct HerbDetail {
  @ObservableState
  struct State: Equatable {
    var herb: Herb
  }

  enum Action {
    case removeButtonTapped
    case waterButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeButtonTapped:
        return .none

      case .waterButtonTapped:
        state.herb.waterings += 1
        return .none
      }
    }
  }
}
