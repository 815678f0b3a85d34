#if Macros
import ComposableArchitecture
import NthPrimeClient
import PrimeAlert

/// A counter that can ask whether its count is prime, and what the prime of that ordinal is.
@Reducer
public struct PrimeCounter: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Never>?
    public var count: Int
    public var isNthPrimeRequestInFlight = false

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action {
    case alert(PresentationAction<Never>)
    case decrementButtonTapped
    case incrementButtonTapped
    /// Handled by the parent, which knows the screen that answers it.
    case isPrimeButtonTapped
    case nthPrimeButtonTapped
    case nthPrimeResponse(n: Int, Result<Int, any Error>)
  }

  @Dependency(\.nthPrimeClient) var nthPrimeClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .decrementButtonTapped:
        // At the ends of the number line the count stays where it is.
        let (count, didOverflow) = state.count.subtractingReportingOverflow(1)
        if !didOverflow { state.count = count }
        return .none

      case .incrementButtonTapped:
        let (count, didOverflow) = state.count.addingReportingOverflow(1)
        if !didOverflow { state.count = count }
        return .none

      case .isPrimeButtonTapped:
        return .none

      case .nthPrimeButtonTapped:
        guard !state.isNthPrimeRequestInFlight else { return .none }
        state.isNthPrimeRequestInFlight = true
        return .run { [n = state.count] send in
          await send(
            .nthPrimeResponse(n: n, Result { try await nthPrimeClient.nthPrime(n) }))
        }

      case .nthPrimeResponse(let n, let result):
        state.isNthPrimeRequestInFlight = false
        state.alert = .nthPrime(n, result)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
#endif
