#if Macros
import ComposableArchitecture

/// The sheet that says whether a number is prime.
public struct PrimeModalView: View {
  let store: StoreOf<PrimeModal>

  public init(store: StoreOf<PrimeModal>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 20) {
      if store.isPrime {
        Text("\(store.number) is prime")
          .font(.title2)
        if store.isFavorite {
          Button("Remove from favorite primes") { store.send(.removeFavoriteButtonTapped) }
            .buttonStyle(.bordered)
        } else {
          Button("Save to favorite primes") { store.send(.saveFavoriteButtonTapped) }
            .buttonStyle(.borderedProminent)
        }
      } else {
        Text("\(store.number) is not prime")
          .font(.title2)
      }
      Button("Close") { store.send(.closeButtonTapped) }
        .buttonStyle(.bordered)
    }
    .padding(24)
  }
}
#endif
