import ComposableArchitecture
import PrimesModel
import PrimesTodayActivity
import PrimesTodayClients
import PrimesTodayCounter
import PrimesTodayFavourites

/// The whole app: the first screen, and the stack of screens above it.
@Reducer
public struct Primes: Sendable {
  @Reducer
  public enum Path {
    case activity(ActivityFeed)
    case counter(Counter)
    case favourites(FavouritesList)
  }

  /// The first screen, which owns what the others share.
  @ObservableState
  public struct State: Equatable {
    @Shared public var activity: Activity
    @Shared public var count: Int
    @Shared public var favourites: Favourites
    public var path = StackState<Path.State>()

    public init() {
      _activity = Shared(value: Activity())
      _count = Shared(value: 1)
      _favourites = Shared(value: Favourites())
    }

    var activityScreen: Path.State {
      .activity(ActivityFeed.State(activity: $activity))
    }

    var counterScreen: Path.State {
      .counter(Counter.State(activity: $activity, count: $count, favourites: $favourites))
    }

    var favouritesScreen: Path.State {
      .favourites(FavouritesList.State(activity: $activity, favourites: $favourites))
    }
  }

  public enum Action {
    case loaded(Result<[Int], FileProblem>)
    case path(StackActionOf<Path>)
    case saved(Result<[Int], FileProblem>)
    case task
  }

  @Dependency(\.favourites) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let result):
        state.$favourites.withLock { $0.finishLoad(result) }
        return .none

      case .path:
        return .none

      case .saved(let result):
        state.$favourites.withLock { $0.finishSave(result) }
        return .none

      case .task:
        return .run { send in
          let result = await Result { try await client.load() }
          await send(.loaded(result.mapError(FileProblem.init)))
        }
      }
    }
    .forEach(\.path, action: \.path)
    // Runs after the screens, and saves what they have changed.
    Reduce { state, _ in
      let changes = state.$favourites.withLock { $0.takeUnsavedChanges() }
      guard !changes.isEmpty else { return .none }
      return .run { send in
        let result = await Result { try await client.save(changes) }
        await send(.saved(result.mapError(FileProblem.init)))
      }
    }
  }
}

extension Primes.Path.State: Equatable {}
