#if Macros
import ComposableArchitecture
import FavoritePrimes
import PrimeCounter
import PrimeModal

/// The whole application: its screens, the way between them, and what they share.
@Reducer
public struct PrimeTime: Sendable {
  /// A screen beyond the first.
  public enum Screen: String, Hashable, CaseIterable {
    case counter
    case favorites
  }

  @ObservableState
  public struct State: Equatable {
    public var counter = PrimeCounter.State()
    public var favorites = FavoritePrimes.State()
    public var path: [Screen] = []
    @Presents public var primeModal: PrimeModal.State?

    public init() {}
  }

  public enum Action {
    case counter(PrimeCounter.Action)
    case favorites(FavoritePrimes.Action)
    case pathChanged([Screen])
    case primeModal(PresentationAction<PrimeModal.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) {
      PrimeCounter()
    }
    Scope(state: \.favorites, action: \.favorites) {
      FavoritePrimes()
    }
    Reduce { state, action in
      switch action {
      case .counter(.isPrimeButtonTapped):
        state.primeModal = PrimeModal.State(
          number: state.counter.count, favoritePrimes: state.favorites.primes)
        return .none

      case .counter, .favorites:
        return .none

      case .pathChanged(let path):
        state.path = path
        // The sheet belongs to the counter's screen and goes with it.
        if !path.contains(.counter) { state.primeModal = nil }
        return .none

      case .primeModal(.presented):
        if let favoritePrimes = state.primeModal?.favoritePrimes {
          state.favorites.primes = favoritePrimes
        }
        return .none

      case .primeModal(.dismiss):
        return .none
      }
    }
    .ifLet(\.$primeModal, action: \.primeModal) {
      PrimeModal()
    }
  }
}
#endif
