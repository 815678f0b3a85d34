import ComposableArchitectureClassic
import Primes2021Activity
import Primes2021Counter
import Primes2021Favourites
import PrimesModel
import PrimesViews
import SwiftUI

/// Makes the store of the whole app.
@MainActor
public func makeStore2021(_ services: PrimesServices) -> Store<AppState, AppAction> {
  Store(initialState: AppState(), reducer: appReducer, environment: .publishing(services))
}

/// The first screen of 2021, on a view store.
public struct AppView2021: View {
  struct ViewState: Equatable {
    let activity: Activity
    let count: Int
    let favourites: Favourites

    init(_ state: AppState) {
      activity = state.activity
      count = state.count
      favourites = state.favourites
    }
  }

  let store: Store<AppState, AppAction>
  let leave: @MainActor () -> Void

  public init(store: Store<AppState, AppAction>, leave: @escaping @MainActor () -> Void) {
    self.store = store
    self.leave = leave
  }

  public var body: some View {
    WithViewStore(store.scope(state: ViewState.init)) { viewStore in
      NavigationView {
        List {
          Section {
            NavigationLink {
              CounterView(store: store.scope(state: \.counter, action: AppAction.counter))
            } label: {
              HomeRow.counter(viewStore.count)
            }
            NavigationLink {
              FavouritesView(
                store: store.scope(state: \.favouritesScreen, action: AppAction.favourites))
            } label: {
              HomeRow.favourites(viewStore.favourites)
            }
            NavigationLink {
              ActivityView(store: store.scope(state: \.activity, action: AppAction.activity))
            } label: {
              HomeRow.activity(viewStore.activity)
            }
          }
          HomeNews(activity: viewStore.activity, problem: viewStore.favourites.problem)
        }
        .home(.of2021, leave: leave)
      }
      .onAppear { viewStore.send(.favourites(.loadButtonTapped)) }
    }
  }
}
