import ComposableArchitecture
import FactClient

/// A fact, and the way to another about the same number.
@Reducer
public struct FactPrompt: Sendable {
  @ObservableState
  public struct State: Equatable {
    public let count: Int
    public var fact: String
    public var isLoading = false

    public init(count: Int, fact: String) {
      self.count = count
      self.fact = fact
    }
  }

  public enum Action: Sendable {
    /// Handled by the parent, which has the place for the prompt.
    case dismissButtonTapped
    case factResponse(Result<String, any Error>)
    case getAnotherFactButtonTapped
  }

  @Dependency(\.factClient) var factClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dismissButtonTapped:
        return .none

      case .factResponse(let result):
        state.isLoading = false
        // Without another fact, the one that is there stays.
        if case .success(let fact) = result { state.fact = fact }
        return .none

      case .getAnotherFactButtonTapped:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fact(count) }))
        }
      }
    }
  }
}
