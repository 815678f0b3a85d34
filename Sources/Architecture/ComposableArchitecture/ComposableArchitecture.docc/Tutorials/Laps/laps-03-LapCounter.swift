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
}
