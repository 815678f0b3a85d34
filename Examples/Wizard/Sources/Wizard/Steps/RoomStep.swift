import ComposableArchitecture

/// The step for the room, with the price of each.
@Reducer
struct RoomStep {
  @ObservableState
  struct State: Equatable {
    @Shared(.draft) var draft
    /// The prices of the stay, by room.
    var prices: [Room: Money] = [:]
    var showsProblems = false
    var today: Day

    var problems: [Problem] { draft.problems(of: .room, today: today) }
  }

  enum Action {
    case continueButtonTapped
    case delegate(StepDelegate)
    case pricesResponse(Result<[Room: Money], any Error>)
    case roomTapped(Room)
    case task
  }

  @Dependency(\.tariff) var tariff

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .continueButtonTapped:
        state.showsProblems = true
        return state.problems.isEmpty ? .send(.delegate(.completed)) : .none

      case .delegate:
        return .none

      case .pricesResponse(.failure):
        // The price of the chosen room is asked for again, and reported if that fails as well.
        return .none

      case .pricesResponse(.success(let prices)):
        state.prices = prices
        return .none

      case .roomTapped(let room):
        state.$draft.withLock { $0.room = room }
        state.showsProblems = true
        return .none

      case .task:
        let requests = Room.allCases.compactMap(state.draft.request(for:))
        return .run { send in
          await send(
            .pricesResponse(
              Result {
                var prices: [Room: Money] = [:]
                for request in requests {
                  prices[request.room] = try await tariff.quote(request).total
                }
                return prices
              }))
        }
      }
    }
  }
}
