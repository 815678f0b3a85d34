import ComposableArchitectureEpisode99
import PrimesModel
import PrimesViews
import SwiftUI

public enum ActivityAction: Equatable {
  case clearTapped
}

/// The feed, which other screens fill by way of the whole.
public let activityReducer = Reducer<Activity, ActivityAction, Void> { activity, action, _ in
  switch action {
  case .clearTapped:
    activity.clear()
    return []
  }
}

/// The screen of the feed.
public struct ActivityView: View {
  let store: Store<Activity, ActivityAction>
  @ObservedObject var viewStore: ViewStore<Activity, ActivityAction>

  public init(store: Store<Activity, ActivityAction>) {
    self.store = store
    self.viewStore = store.view
  }

  public var body: some View {
    ActivityList(activity: self.viewStore.value) { self.viewStore.send(.clearTapped) }
  }
}
