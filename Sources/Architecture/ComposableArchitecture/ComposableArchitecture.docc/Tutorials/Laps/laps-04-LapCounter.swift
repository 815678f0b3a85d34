import ComposableArchitecture

@Reducer
struct LapCounter {
  @ObservableState
  struct State: Equatable {
    var laps = 0
  }

  enum Action {
    case lapButtonTapped
    case undoButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lapButtonTapped:
        state.laps += 1
        return .none

      case .undoButtonTapped:
        state.laps = max(0, state.laps - 1)
        return .none
      }
    }
  }
}
