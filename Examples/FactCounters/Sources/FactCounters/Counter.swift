import ComposableArchitecture
import FactClient

/// A counter that can ask for a fact about its count.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Never>?
    public var count = 0

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Never>)
    case decrementButtonTapped
    case factButtonTapped
    /// A success is shown by the parent, which has the place for it.
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
  }

  @Dependency(\.factClient) var factClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert, .factResponse(.success):
        return .none

      case .decrementButtonTapped:
        // At the ends of the number line the count stays where it is.
        let (count, didOverflow) = state.count.subtractingReportingOverflow(1)
        if !didOverflow { state.count = count }
        return .none

      case .factButtonTapped:
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fact(count) }))
        }

      case .factResponse(.failure):
        state.alert = AlertState { TextState("There is no fact to be had about this number.") }
        return .none

      case .incrementButtonTapped:
        let (count, didOverflow) = state.count.addingReportingOverflow(1)
        if !didOverflow { state.count = count }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
