import ComposableArchitecture
import Foundation
import PrimesModel
import PrimesTodayClients

/// The list of favourites, which loads them from the file.
///
/// The whole app saves what has changed.
@Reducer
public struct FavouritesList: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Shared var activity: Activity
    public var expanded: Set<Int> = []
    @Shared public var favourites: Favourites
    public var isLoading = false

    public init(activity: Shared<Activity>, favourites: Shared<Favourites>) {
      _activity = activity
      _favourites = favourites
    }
  }

  public enum Action {
    case loadButtonTapped
    case loaded(Result<[Int], FileProblem>)
    case rowTapped(Int)
    case rowsDeleted(IndexSet)
  }

  @Dependency(\.favourites) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return .run { send in
          let result = await Result { try await client.load() }
          await send(.loaded(result.mapError(FileProblem.init)))
        }

      case .loaded(let result):
        state.$favourites.withLock { $0.finishLoad(result) }
        state.isLoading = false
        return .none

      case .rowTapped(let number):
        if state.expanded.remove(number) == nil { state.expanded.insert(number) }
        return .none

      case .rowsDeleted(let offsets):
        for number in state.favourites.numbers(at: offsets) {
          state.$favourites.withLock { $0.make(.remove(number)) }
          state.$activity.withLock { $0.record(.unfavourited(number)) }
        }
        return .none
      }
    }
  }
}
