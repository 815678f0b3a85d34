import ComposableArchitecture
import PrimesModel
import PrimesTodayActivity
import PrimesTodayClients
import PrimesTodayCounter
import PrimesTodayFavourites
import PrimesViews
import SwiftUI

/// Makes the store of the whole app.
@MainActor
public func makeStoreToday(_ services: PrimesServices) -> StoreOf<Primes> {
  Store(initialState: Primes.State()) {
    Primes()
  } withDependencies: {
    $0.favourites = .asking(services)
    $0.nthPrime = .asking(services)
  }
}

/// The first screen of today, and the stack of screens above it.
public struct PrimesView: View {
  @Bindable var store: StoreOf<Primes>
  let leave: @MainActor () -> Void

  public init(store: StoreOf<Primes>, leave: @escaping @MainActor () -> Void) {
    self.store = store
    self.leave = leave
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        Section {
          NavigationLink(state: store.counterScreen) { HomeRow.counter(store.count) }
          NavigationLink(state: store.favouritesScreen) { HomeRow.favourites(store.favourites) }
          NavigationLink(state: store.activityScreen) { HomeRow.activity(store.activity) }
        }
        HomeNews(activity: store.activity, problem: store.favourites.problem)
      }
      .home(.today, leave: leave)
    } destination: { screen in
      switch screen.case {
      case .activity(let store): ActivityFeedView(store: store)
      case .counter(let store): CounterView(store: store)
      case .favourites(let store): FavouritesListView(store: store)
      }
    }
    .task { await store.send(.task).finish() }
  }
}
