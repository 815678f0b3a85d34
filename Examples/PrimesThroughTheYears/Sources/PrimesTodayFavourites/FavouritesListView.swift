import ComposableArchitecture
import PrimesViews
import SwiftUI

/// The screen of the favourites.
public struct FavouritesListView: View {
  let store: StoreOf<FavouritesList>

  public init(store: StoreOf<FavouritesList>) {
    self.store = store
  }

  public var body: some View {
    FavouriteList(favourites: store.favourites, isLoading: store.isLoading) {
      ForEach(store.favourites.numbers, id: \.self) { number in
        FavouriteRow(number: number, isExpanded: store.expanded.contains(number)) {
          store.send(.rowTapped(number))
        }
      }
      .onDelete { store.send(.rowsDeleted($0)) }
    } reload: {
      store.send(.loadButtonTapped)
    }
  }
}
