#if Macros
import ComposableArchitecture
import Primes

/// One number and its place among the primes.
@Reducer
struct NumberExplorer {
  @ObservableState
  struct State: Equatable {
    /// The number in the address of the screen, which follows the one that is shown.
    var address: Int
    var entry = ""
    @Shared(.keptNumbers) var kept
    var number: Int
    var position = Position.unknown
    var problem: NumberEntry.Problem?

    init(number: Int) {
      address = number
      self.number = number
    }

    /// Whether counting up to the number takes seconds rather than hours.
    var canCount: Bool { number <= PrimeCountClient.limit }

    var isKept: Bool { kept.contains(number) }
  }

  /// The answer to how many primes there are up to the number.
  enum Position: Equatable {
    case unknown
    case counting(Double)
    case known(Int)
  }

  enum Action: BindableAction {
    case addressDue
    case binding(BindingAction<State>)
    case countCancelButtonTapped
    case countButtonTapped
    case countUpdated(PrimeCountClient.Update)
    case decrementButtonTapped
    case entrySubmitted
    case incrementButtonTapped
    case keepButtonTapped
    case primeTapped(Int)
  }

  private enum CancelID { case address, count }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.primeCount) var primeCount

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addressDue:
        state.address = state.number
        return .none

      case .binding(\.entry):
        state.problem = nil
        return .none

      case .binding:
        return .none

      case .countButtonTapped:
        guard state.canCount else { return .none }
        state.position = .counting(0)
        return .run { [limit = state.number] send in
          for await update in primeCount.updates(limit) { await send(.countUpdated(update)) }
        }
        .cancellable(id: CancelID.count, cancelInFlight: true)

      case .countCancelButtonTapped:
        state.position = .unknown
        return .cancel(id: CancelID.count)

      case .countUpdated(.progress(let part)):
        state.position = .counting(part)
        return .none

      case .countUpdated(.count(let count)):
        state.position = .known(count)
        return .none

      case .decrementButtonTapped:
        return show(state.number - 1, in: &state)

      case .entrySubmitted:
        do throws(NumberEntry.Problem) {
          let number = try NumberEntry.number(state.entry)
          state.entry = ""
          return show(number, in: &state)
        } catch {
          state.problem = error
          return .none
        }

      case .incrementButtonTapped:
        return show(state.number + 1, in: &state)

      case .keepButtonTapped:
        state.$kept.withLock { [number = state.number] in $0.toggle(number) }
        return .none

      case .primeTapped(let prime):
        return show(prime, in: &state)
      }
    }
  }

  private func show(_ number: Int, in state: inout State) -> Effect<Action> {
    guard number != state.number, NumberEntry.range.contains(number) else { return .none }
    state.number = number
    let countCancellation: Effect<Action> =
      state.position == .unknown ? .none : .cancel(id: CancelID.count)
    state.position = .unknown
    // Browsers refuse a page that changes its address with every click.
    let addressChange = Effect<Action>.run { send in
      try await clock.sleep(for: .milliseconds(500))
      await send(.addressDue)
    }
    .cancellable(id: CancelID.address, cancelInFlight: true)
    return .merge(countCancellation, addressChange)
  }
}
#endif
