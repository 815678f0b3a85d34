#if Macros
import ComposableArchitecture
import FavoritePrimes
import PrimeCounter
import PrimeModal

/// The application's first screen, and the way to the others.
public struct PrimeTimeView: View {
  @Bindable var store: StoreOf<PrimeTime>

  public init(store: StoreOf<PrimeTime>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.path.sending(\.pathChanged)) {
      List {
        NavigationLink(value: PrimeTime.Screen.counter) {
          CounterRow(store: store)
        }
        NavigationLink(value: PrimeTime.Screen.favorites) {
          FavoritesRow(store: store)
        }
      }
      .navigationTitle("Prime Time")
      .navigationDestination(for: PrimeTime.Screen.self) { screen in
        switch screen {
        case .counter:
          CounterScreen(store: store)
        case .favorites:
          FavoritePrimesView(store: store.scope(state: \.favorites, action: \.favorites))
        }
      }
    }
  }
}

/// The way to the counter, with the count.
struct CounterRow: View {
  let store: StoreOf<PrimeTime>

  var body: some View {
    HStack {
      Text("Counter")
      Spacer()
      Text("\(store.counter.count)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

/// The way to the favourites, with their number.
struct FavoritesRow: View {
  let store: StoreOf<PrimeTime>

  var body: some View {
    HStack {
      Text("Favorite primes")
      Spacer()
      Text("\(store.favorites.primes.count)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

/// The counter, with the sheet that says whether its count is prime.
struct CounterScreen: View {
  @Bindable var store: StoreOf<PrimeTime>

  var body: some View {
    PrimeCounterView(store: store.scope(state: \.counter, action: \.counter))
      .sheet(item: $store.scope(state: \.primeModal, action: \.primeModal)) { store in
        PrimeModalView(store: store)
      }
  }
}
#endif
