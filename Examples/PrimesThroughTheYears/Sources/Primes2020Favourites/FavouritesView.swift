import ComposableArchitectureEpisode99
import PrimesViews
import SwiftUI

/// The screen of the favourites.
public struct FavouritesView: View {
  let store: Store<FavouritesState, FavouritesAction>
  @ObservedObject var viewStore: ViewStore<FavouritesState, FavouritesAction>

  public init(store: Store<FavouritesState, FavouritesAction>) {
    self.store = store
    self.viewStore = store.view
  }

  public var body: some View {
    FavouriteList(favourites: self.viewStore.favourites, isLoading: self.viewStore.isLoading) {
      ForEach(self.viewStore.favourites.numbers, id: \.self) { number in
        FavouriteRow(number: number, isExpanded: self.viewStore.expanded.contains(number)) {
          self.viewStore.send(.rowTapped(number))
        }
      }
      .onDelete { self.viewStore.send(.rowsDeleted($0)) }
    } reload: {
      self.viewStore.send(.loadTapped)
    }
  }
}
