import ComposableArchitecture
import PrimesModel
import PrimesViews
import SwiftUI

/// The feed, which other screens fill as they share it.
@Reducer
public struct ActivityFeed: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Shared public var activity: Activity

    public init(activity: Shared<Activity>) {
      _activity = activity
    }
  }

  public enum Action {
    case clearButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.$activity.withLock { $0.clear() }
        return .none
      }
    }
  }
}

/// The screen of the feed.
public struct ActivityFeedView: View {
  let store: StoreOf<ActivityFeed>

  public init(store: StoreOf<ActivityFeed>) {
    self.store = store
  }

  public var body: some View {
    ActivityList(activity: store.activity) { store.send(.clearButtonTapped) }
  }
}
