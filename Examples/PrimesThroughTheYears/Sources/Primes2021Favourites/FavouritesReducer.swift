import ComposableArchitectureClassic
import Foundation
import PrimesModel

public struct FavouriteState: Equatable, Identifiable {
  public var isExpanded: Bool
  public let number: Int

  public init(isExpanded: Bool, number: Int) {
    self.isExpanded = isExpanded
    self.number = number
  }

  public var id: Int { number }
}

public enum FavouriteAction: Equatable {
  case tapped
}

/// One favourite.
let favouriteReducer = Reducer<FavouriteState, FavouriteAction, Void> { state, action, _ in
  switch action {
  case .tapped:
    state.isExpanded.toggle()
    return .none
  }
}

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

  /// The favourites, each as a feature of its own.
  public var rows: IdentifiedArrayOf<FavouriteState> {
    get {
      IdentifiedArray(
        uniqueElements: favourites.numbers.map {
          FavouriteState(isExpanded: expanded.contains($0), number: $0)
        })
    }
    set { expanded = Set(newValue.filter(\.isExpanded).map(\.number)) }
  }
}

public enum FavouritesAction: Equatable {
  case loadButtonTapped
  case loaded(Result<[Int], FileProblem>)
  case row(id: Int, action: FavouriteAction)
  case rowsDeleted(IndexSet)
  case saved(Result<[Int], FileProblem>)
}

public struct FavouritesEnvironment {
  public var load: () -> Effect<[Int], FileProblem>
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(
    load: @escaping () -> Effect<[Int], FileProblem>, mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.load = load
    self.mainQueue = mainQueue
  }
}

private struct Loading: Hashable {}

/// The list of favourites, which loads them from the file.
///
/// The whole app saves what has changed.
public let favouritesReducer = Reducer<FavouritesState, FavouritesAction, FavouritesEnvironment>
  .combine(
    favouriteReducer.forEach(
      state: \.rows, action: /FavouritesAction.row(id:action:), environment: { _ in () }),
    Reducer { state, action, environment in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return environment.load()
          .receive(on: environment.mainQueue)
          .catchToEffect(FavouritesAction.loaded)
          .cancellable(id: Loading(), cancelInFlight: true)

      case .loaded(let result):
        state.favourites.finishLoad(result)
        state.isLoading = false
        return .none

      case .row:
        return .none

      case .rowsDeleted(let offsets):
        for number in state.favourites.numbers(at: offsets) {
          state.favourites.make(.remove(number))
        }
        return .none

      case .saved(let result):
        state.favourites.finishSave(result)
        return .none
      }
    }
  )
