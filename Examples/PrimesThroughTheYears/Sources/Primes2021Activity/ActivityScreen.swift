import ComposableArchitectureClassic
import PrimesModel
import PrimesViews
import SwiftUI

public enum ActivityAction: Equatable {
  case clearButtonTapped
}

/// The feed, which other screens fill by way of the whole.
public let activityReducer = Reducer<Activity, ActivityAction, Void> { activity, action, _ in
  switch action {
  case .clearButtonTapped:
    activity.clear()
    return .none
  }
}

/// The screen of the feed.
public struct ActivityView: View {
  let store: Store<Activity, ActivityAction>

  public init(store: Store<Activity, ActivityAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      ActivityList(activity: viewStore.state) { viewStore.send(.clearButtonTapped) }
    }
  }
}
