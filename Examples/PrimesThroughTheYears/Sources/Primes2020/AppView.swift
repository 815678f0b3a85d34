import ComposableArchitectureEpisode99
import Primes2020Activity
import Primes2020Counter
import Primes2020Favourites
import PrimesModel
import PrimesViews
import SwiftUI

/// Makes the store of the whole app.
@MainActor
public func makeStore2020(_ services: PrimesServices) -> Store<AppState, AppAction> {
  Store(initialValue: AppState(), reducer: appReducer, environment: .asking(services))
}

/// The first screen of April 2020, which is evaluated only when one of the values it shows has changed.
public struct AppView2020: View {
  struct State: Equatable {
    let activity: Activity
    let count: Int
    let favourites: Favourites
  }

  let store: Store<AppState, AppAction>
  @ObservedObject var viewStore: ViewStore<State, AppAction>
  let leave: @MainActor () -> Void

  public init(store: Store<AppState, AppAction>, leave: @escaping @MainActor () -> Void) {
    self.store = store
    self.viewStore = store.scope(value: State.init, action: { $0 }).view
    self.leave = leave
  }

  public var body: some View {
    NavigationView {
      List {
        Section {
          NavigationLink(
            destination: CounterView(
              store: self.store.scope(value: { $0.counter }, action: { .counter($0) }))
          ) {
            HomeRow.counter(self.viewStore.count)
          }
          NavigationLink(
            destination: FavouritesView(
              store: self.store.scope(
                value: { $0.favouritesScreen }, action: { .favourites($0) }))
          ) {
            HomeRow.favourites(self.viewStore.favourites)
          }
          NavigationLink(
            destination: ActivityView(
              store: self.store.scope(value: { $0.activity }, action: { .activity($0) }))
          ) {
            HomeRow.activity(self.viewStore.activity)
          }
        }
        HomeNews(activity: self.viewStore.activity, problem: self.viewStore.favourites.problem)
      }
      .home(.of2020, leave: self.leave)
    }
    .onAppear { self.viewStore.send(.favourites(.loadTapped)) }
  }
}

extension AppView2020.State {
  init(_ state: AppState) {
    self.activity = state.activity
    self.count = state.count
    self.favourites = state.favourites
  }
}
