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

  enum CancelID { case rest }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lapButtonTapped:
        state.laps += 1
        state.secondsOfRest = nil
        return .cancel(id: CancelID.rest)

      case .restButtonTapped:
        state.secondsOfRest = 10
        return .run { send in
          for _ in 1...10 {
            try await clock.sleep(for: .seconds(1))
            await send(.secondPassed)
          }
        }
        .cancellable(id: CancelID.rest, cancelInFlight: true)

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
