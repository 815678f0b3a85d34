import ClassicCounter
import ClassicFavoritePrimes
import ComposableArchitectureClassic
import Foundation

/// The application's first screen, and the way to the others.
public struct ClassicPrimeTimeView: View {
  let store: Store<AppState, AppAction>

  public init(store: Store<AppState, AppAction>) {
    self.store = store
  }

  public var body: some View {
    NavigationView {
      List {
        NavigationLink(
          "Counter demo",
          destination: CounterView(
            store: store.scope(state: { $0.counterView }, action: { .counterView($0) })))
        NavigationLink(
          "Offline counter demo",
          destination: CounterView(
            store: store.scope(state: { $0.counterView }, action: { .offlineCounterView($0) })))
        NavigationLink(
          "Favorite primes",
          destination: FavoritePrimesView(
            store: store.scope(state: { $0.favoritePrimesState }, action: { .favoritePrimes($0) })))
        ClassicActivityFeedView(store: store.scope(state: { $0.activityFeed }).actionless)
      }
      .navigationTitle("Prime Time, classic")
    }
  }
}

/// What has been done with the favourites, the latest first; nothing until something has.
struct ClassicActivityFeedView: View {
  let store: Store<[AppState.Activity], Never>

  var body: some View {
    WithViewStore(store) { viewStore in
      if !viewStore.state.isEmpty {
        Section("Activity") {
          ForEach(Array(viewStore.state.enumerated().reversed()), id: \.offset) { _, activity in
            HStack {
              Text(activity.title)
              Spacer()
              Text(activity.timestamp.formatted(date: .omitted, time: .standard))
                .foregroundStyle(.secondary)
            }
            .accessibilityIdentifier("activity")
          }
        }
      }
    }
  }
}

extension AppState.Activity {
  /// What has been done, in words.
  var title: String {
    switch kind {
    case .added(let prime): "Added \(prime)"
    case .removed(let prime): "Removed \(prime)"
    }
  }
}
