import ComposableArchitecture

/// The step for services beside the room.
@Reducer
struct ExtrasStep {
  @ObservableState
  struct State: Equatable {
    @Shared(.draft) var draft
    /// The prices for the whole stay, by extra.
    var prices: [Extra: Money] = [:]
  }

  enum Action {
    case continueButtonTapped
    case delegate(StepDelegate)
    case extraToggled(Extra, isOn: Bool)
    case pricesResponse(Result<[Extra: Money], any Error>)
    case task
  }

  @Dependency(\.tariff) var tariff

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .continueButtonTapped:
        return .send(.delegate(.completed))

      case .delegate, .pricesResponse(.failure):
        return .none

      case .extraToggled(let extra, let isOn):
        state.$draft.withLock {
          if isOn { $0.extras.insert(extra) } else { $0.extras.remove(extra) }
        }
        return .none

      case .pricesResponse(.success(let prices)):
        state.prices = prices
        return .none

      case .task:
        guard var request = state.draft.request else { return .none }
        request.extras = Set(Extra.allCases)
        return .run { [request] send in
          await send(.pricesResponse(Result { try await tariff.quote(request).extraPrices }))
        }
      }
    }
  }
}

extension Quote {
  /// The amounts of the lines for extras.
  var extraPrices: [Extra: Money] {
    var prices: [Extra: Money] = [:]
    for line in lines {
      if case .extra(let extra) = line.reason { prices[extra] = line.amount }
    }
    return prices
  }
}
