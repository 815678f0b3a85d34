import ComposableArchitectureEpisode99
import Foundation
import PrimesModel

public struct FavouritesState: Equatable {
  public var expanded: Set<Int>
  public var favourites: Favourites
  public var isLoading: Bool

  public init(
    expanded: Set<Int> = [], favourites: Favourites = Favourites(), isLoading: Bool = false
  ) {
    self.expanded = expanded
    self.favourites = favourites
    self.isLoading = isLoading
  }
}

public enum FavouritesAction: Equatable {
  case loadTapped
  case loaded(Result<[Int], FileProblem>)
  case rowTapped(Int)
  case rowsDeleted(IndexSet)
  case saved(Result<[Int], FileProblem>)
}

/// The outside world of the favourites: a function that reads the file.
public typealias FavouritesEnvironment = () -> Effect<Result<[Int], FileProblem>>

/// The list of favourites, which loads them from the file.
///
/// The whole app saves what has changed.
public let favouritesReducer = Reducer<FavouritesState, FavouritesAction, FavouritesEnvironment> {
  state, action, load in
  switch action {
  case .loadTapped:
    state.isLoading = true
    return [load().map(FavouritesAction.loaded).eraseToEffect()]

  case .loaded(let result):
    state.favourites.finishLoad(result)
    state.isLoading = false
    return []

  case .rowTapped(let number):
    if state.expanded.remove(number) == nil { state.expanded.insert(number) }
    return []

  case .rowsDeleted(let offsets):
    for number in state.favourites.numbers(at: offsets) { state.favourites.make(.remove(number)) }
    return []

  case .saved(let result):
    state.favourites.finishSave(result)
    return []
  }
}
