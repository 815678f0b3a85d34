import ComposableArchitectureEpisode90
import PrimesModel

public struct CheckState: Equatable {
  public var favourites: Favourites
  public var number: Int

  public init(favourites: Favourites, number: Int) {
    self.favourites = favourites
    self.number = number
  }
}

public enum CheckAction: Equatable {
  case addTapped
  case removeTapped
}

/// The sheet about a number.
///
/// It has no effects, as no reducer had in the beginning.
public func checkReducer(state: inout CheckState, action: CheckAction) {
  switch action {
  case .addTapped:
    state.favourites.make(.add(state.number))
  case .removeTapped:
    state.favourites.make(.remove(state.number))
  }
}
