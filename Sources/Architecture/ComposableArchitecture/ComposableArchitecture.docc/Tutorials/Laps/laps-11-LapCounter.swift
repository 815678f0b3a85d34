import ComposableArchitecture

@Reducer
struct LapCounter {
  @ObservableState
  struct State: Equatable {
    var laps = 0
    var secondsOfRest: Int?
  }

  enum Action {
    case lapButtonTapped
    case restButtonTapped
    case secondPassed
    case undoButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lapButtonTapped:
        state.laps += 1
        return .none

      case .restButtonTapped:
        state.secondsOfRest = 10
        return .none

      case .secondPassed:
        guard let seconds = state.secondsOfRest else { return .none }
        state.secondsOfRest = seconds > 1 ? seconds - 1 : nil
        return .none

      case .undoButtonTapped:
        state.laps = max(0, state.laps - 1)
        return .none
      }
    }
  }
}
