import ComposableArchitectureEpisode90
import Primes2019Activity
import Primes2019Counter
import Primes2019Favourites
import PrimesViews
import SwiftUI

/// Makes the store of the whole app.
@MainActor
public func makeStore2019() -> Store<AppState, AppAction> {
  Store(initialValue: AppState(), reducer: appReducer)
}

/// The first screen of 2019, with links to the others.
public struct AppView2019: View {
  @ObservedObject var store: Store<AppState, AppAction>
  let leave: @MainActor () -> Void

  public init(store: Store<AppState, AppAction>, leave: @escaping @MainActor () -> Void) {
    self.store = store
    self.leave = leave
  }

  public var body: some View {
    NavigationView {
      List {
        Section {
          NavigationLink(
            destination: CounterView(
              store: self.store.view(value: { $0.counter }, action: { .counter($0) }))
          ) {
            HomeRow.counter(self.store.value.count)
          }
          NavigationLink(
            destination: FavouritesView(
              store: self.store.view(
                value: { $0.favouritesScreen }, action: { .favourites($0) }))
          ) {
            HomeRow.favourites(self.store.value.favourites)
          }
          NavigationLink(
            destination: ActivityView(
              store: self.store.view(value: { $0.activity }, action: { .activity($0) }))
          ) {
            HomeRow.activity(self.store.value.activity)
          }
        }
        HomeNews(
          activity: self.store.value.activity, problem: self.store.value.favourites.problem)
      }
      .home(.of2019, leave: self.leave)
    }
    .onAppear { self.store.send(.favourites(.loadTapped)) }
  }
}
