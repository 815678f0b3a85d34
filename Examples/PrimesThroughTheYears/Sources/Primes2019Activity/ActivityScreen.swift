import ComposableArchitectureEpisode90
import PrimesModel
import PrimesViews
import SwiftUI

public enum ActivityAction: Equatable {
  case clearTapped
}

/// The feed, which other screens fill by way of the whole.
public func activityReducer(
  activity: inout Activity, action: ActivityAction
) -> [Effect<ActivityAction>] {
  switch action {
  case .clearTapped:
    activity.clear()
    return []
  }
}

/// The screen of the feed.
public struct ActivityView: View {
  @ObservedObject var store: Store<Activity, ActivityAction>

  public init(store: Store<Activity, ActivityAction>) {
    self.store = store
  }

  public var body: some View {
    ActivityList(activity: self.store.value) { self.store.send(.clearTapped) }
  }
}
