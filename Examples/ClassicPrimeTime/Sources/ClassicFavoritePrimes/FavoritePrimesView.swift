import ClassicPrimeAlert
import ComposableArchitectureClassic

/// The screen with the favourite primes.
public struct FavoritePrimesView: View {
  /// What the screen shows: the state, which as a tuple can't be compared.
  struct ViewState: Equatable {
    let alertNthPrime: PrimeAlert?
    let favoritePrimes: [Int]

    init(_ state: FavoritePrimesState) {
      (alertNthPrime, favoritePrimes) = state
    }
  }

  let store: Store<FavoritePrimesState, FavoritePrimesAction>

  public init(store: Store<FavoritePrimesState, FavoritePrimesAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: ViewState.init)) { viewStore in
      List {
        ForEach(viewStore.favoritePrimes, id: \.self) { prime in
          Button("\(prime)") { viewStore.send(.primeButtonTapped(prime)) }
        }
        .onDelete { viewStore.send(.deleteFavoritePrimes($0)) }
      }
      .toolbar {
        Button("Save") { viewStore.send(.saveButtonTapped) }
        Button("Load") { viewStore.send(.loadButtonTapped) }
      }
      .navigationTitle("Favorite primes")
      .alert(
        item: viewStore.binding(get: \.alertNthPrime, send: .alertDismissButtonTapped),
        title: { Text($0.title) },
        actions: { _ in Button("OK") {} })
    }
  }
}
