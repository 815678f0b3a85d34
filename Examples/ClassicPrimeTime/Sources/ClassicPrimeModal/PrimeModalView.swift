import ClassicNthPrimeClient
import ComposableArchitectureClassic

/// The sheet that says whether a number is prime.
public struct PrimeModalView: View {
  /// What the sheet shows; nothing else makes it evaluate.
  struct ViewState: Equatable {
    let count: Int
    let isFavorite: Bool

    init(_ state: PrimeModalState) {
      count = state.count
      isFavorite = state.favoritePrimes.contains(state.count)
    }
  }

  let store: Store<PrimeModalState, PrimeModalAction>
  @Environment(\.dismiss) private var dismiss

  public init(store: Store<PrimeModalState, PrimeModalAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: ViewState.init)) { viewStore in
      VStack(spacing: 20) {
        if isPrime(viewStore.count) {
          Text("\(viewStore.count) is prime").font(.title2)
          if viewStore.isFavorite {
            Button("Remove from favorite primes") { viewStore.send(.removeFavoritePrimeTapped) }
          } else {
            Button("Save to favorite primes") { viewStore.send(.saveFavoritePrimeTapped) }
          }
        } else {
          Text("\(viewStore.count) is not prime").font(.title2)
        }
        Button("Close") { dismiss() }
      }
      .buttonStyle(.bordered)
      .padding(24)
    }
  }
}
