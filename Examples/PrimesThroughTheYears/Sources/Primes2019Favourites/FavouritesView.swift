import ComposableArchitectureEpisode90
import PrimesViews
import SwiftUI

/// The screen of the favourites.
public struct FavouritesView: View {
  @ObservedObject var store: Store<FavouritesState, FavouritesAction>

  public init(store: Store<FavouritesState, FavouritesAction>) {
    self.store = store
  }

  public var body: some View {
    FavouriteList(favourites: self.store.value.favourites, isLoading: self.store.value.isLoading) {
      ForEach(self.store.value.favourites.numbers, id: \.self) { number in
        FavouriteRow(number: number, isExpanded: self.store.value.expanded.contains(number)) {
          self.store.send(.rowTapped(number))
        }
      }
      .onDelete { self.store.send(.rowsDeleted($0)) }
    } reload: {
      self.store.send(.loadTapped)
    }
  }
}
