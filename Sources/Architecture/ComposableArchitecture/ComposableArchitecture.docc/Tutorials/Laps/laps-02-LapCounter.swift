import ComposableArchitecture

@Reducer
struct LapCounter {
  @ObservableState
  struct State: Equatable {
    var laps = 0
  }
}
