#if Macros
import ComposableArchitecture

/// The screen with the favourite primes.
public struct FavoritePrimesView: View {
  @Bindable var store: StoreOf<FavoritePrimes>

  public init(store: StoreOf<FavoritePrimes>) {
    self.store = store
  }

  public var body: some View {
    List {
      if store.primes.isEmpty {
        Text("No favorite primes yet")
          .foregroundStyle(.secondary)
      }
      ForEach(store.primes, id: \.self) { prime in
        Button("\(prime)") { store.send(.primeTapped(prime)) }
      }
      .onDelete { store.send(.deleteRows($0)) }
    }
    .disabled(store.isNthPrimeRequestInFlight)
    .toolbar {
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Load") { store.send(.loadButtonTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Favorite primes")
  }
}
#endif
