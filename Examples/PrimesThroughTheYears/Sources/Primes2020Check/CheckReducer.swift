import ComposableArchitectureEpisode99
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

/// The sheet about a number, which needs nothing of the outside world.
public let checkReducer = Reducer<CheckState, CheckAction, Void> { state, action, _ in
  switch action {
  case .addTapped:
    state.favourites.make(.add(state.number))
    return []

  case .removeTapped:
    state.favourites.make(.remove(state.number))
    return []
  }
}
