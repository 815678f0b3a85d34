import ComposableArchitecture
import PrimesModel
import PrimesTodayCheck
import PrimesTodayClients

/// The counter with its questions.
@Reducer
public struct Counter: Sendable {
  /// A sheet or an alert over the counter.
  @Reducer
  public enum Destination {
    case alert(AlertState<Never>)
    case check(PrimeCheck)
  }

  @ObservableState
  public struct State: Equatable {
    @Shared public var activity: Activity
    @Shared public var count: Int
    @Presents public var destination: Destination.State?
    @Shared public var favourites: Favourites
    public var isAsking = false

    public init(
      activity: Shared<Activity>, count: Shared<Int>, favourites: Shared<Favourites>
    ) {
      _activity = activity
      _count = count
      _favourites = favourites
    }
  }

  public enum Action {
    case answered(Result<NthPrime, NthPrimeProblem>)
    case checkButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case nthPrimeButtonTapped
    case stepButtonTapped(Int)
  }

  @Dependency(\.nthPrime) private var nthPrime

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let result):
        if let answer = try? result.get() {
          state.$activity.withLock { $0.record(.answered(answer)) }
        }
        let alert = NthPrimeAlert(result)
        state.destination = .alert(
          AlertState {
            TextState(alert.title)
          } message: {
            TextState(alert.message ?? "")
          })
        state.isAsking = false
        return .none

      case .checkButtonTapped:
        state.$activity.withLock { $0.record(.checked(state.count)) }
        state.destination = .check(
          PrimeCheck.State(
            activity: state.$activity, favourites: state.$favourites, number: state.count))
        return .none

      case .destination:
        return .none

      case .nthPrimeButtonTapped:
        state.isAsking = true
        return .run { [n = state.count] send in
          let result = await Result { try await nthPrime.ask(n) }
          await send(.answered(result.mapError(NthPrimeProblem.init)))
        }

      case .stepButtonTapped(let step):
        state.$count.withLock { $0 += step }
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Counter.Destination.State: Equatable {}
