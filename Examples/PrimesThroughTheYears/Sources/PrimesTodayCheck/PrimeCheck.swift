import ComposableArchitecture
import PrimesModel

/// The sheet about a number.
@Reducer
public struct PrimeCheck: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Shared var activity: Activity
    @Shared var favourites: Favourites
    public let number: Int

    public init(activity: Shared<Activity>, favourites: Shared<Favourites>, number: Int) {
      _activity = activity
      _favourites = favourites
      self.number = number
    }

    var isFavourite: Bool { favourites.contains(number) }
  }

  public enum Action {
    case addButtonTapped
    case closeButtonTapped
    case removeButtonTapped
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.$favourites.withLock { $0.make(.add(state.number)) }
        state.$activity.withLock { $0.record(.favourited(state.number)) }
        return .none

      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .removeButtonTapped:
        state.$favourites.withLock { $0.make(.remove(state.number)) }
        state.$activity.withLock { $0.record(.unfavourited(state.number)) }
        return .none
      }
    }
  }
}
