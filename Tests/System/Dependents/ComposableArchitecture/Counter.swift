import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action {
    case clocked
    case increment
    case start
    case told(Int)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clocked: return .run { _ in try await clock.sleep(for: .seconds(1)) }
      case .increment: state.count += 1
      case .start: return .run { send in await send(.told(1)) }
      case .told(let count): state.count = count
      }
      return .none
    }
  }
}
