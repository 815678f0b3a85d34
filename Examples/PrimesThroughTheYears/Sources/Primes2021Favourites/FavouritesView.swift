import ComposableArchitectureClassic
import PrimesModel
import PrimesViews
import SwiftUI

/// The screen of the favourites, with a store for each row.
public struct FavouritesView: View {
  struct ViewState: Equatable {
    let favourites: Favourites
    let isLoading: Bool

    init(_ state: FavouritesState) {
      favourites = state.favourites
      isLoading = state.isLoading
    }
  }

  let store: Store<FavouritesState, FavouritesAction>

  public init(store: Store<FavouritesState, FavouritesAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: ViewState.init)) { viewStore in
      FavouriteList(favourites: viewStore.favourites, isLoading: viewStore.isLoading) {
        ForEachStore(
          store.scope(state: \.rows, action: FavouritesAction.row(id:action:)),
          content: RowView.init(store:)
        )
        .onDelete { viewStore.send(.rowsDeleted($0)) }
      } reload: {
        viewStore.send(.loadButtonTapped)
      }
    }
  }
}

private struct RowView: View {
  let store: Store<FavouriteState, FavouriteAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      FavouriteRow(number: viewStore.number, isExpanded: viewStore.isExpanded) {
        viewStore.send(.tapped)
      }
    }
  }
}
