// swift-format-ignore-file: UseLetInEveryBoundCaseVariable
// Written as public samples are.

import ComposableArchitecture
import SwiftUI

@Reducer
struct AppFeature {
  @Reducer
  enum Path {
    case detail(MeetingDetail)
    @ReducerCaseIgnored
    case record(Record, attendees: IdentifiedArrayOf<Attendee>)
    case recording(RecordMeeting)
  }

  @ObservableState
  struct State: Equatable {
    var list = MeetingsList.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case list(MeetingsList.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      MeetingsList()
    }
    Reduce { state, action in
      switch action {
      case let .path(.element(_, .detail(.delegate(delegateAction)))):
        switch delegateAction {
        case let .startMeeting(sharedMeeting):
          state.path.append(.recording(RecordMeeting.State(meeting: sharedMeeting)))
          return .none
        }

      case .list, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Equatable {}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      MeetingsListView(store: store.scope(state: \.list, action: \.list))
    } destination: { store in
      switch store.case {
      case let .detail(store):
        MeetingDetailView(store: store)
      case let .record(record, attendees):
        RecordView(record: record, attendees: attendees)
      case let .recording(store):
        RecordMeetingView(store: store)
      }
    }
  }
}

struct RecordView: View {
  let record: Record
  let attendees: IdentifiedArrayOf<Attendee>

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Divider()
          .padding(.bottom)
        Text("Attendees")
          .font(.headline)
        ForEach(attendees) { attendee in
          Text(attendee.name)
        }
        Text("Transcript")
          .font(.headline)
          .padding(.top)
        Text(record.transcript)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(record.date, style: .date))
    .padding()
  }
}

@main
struct MeetingsApp: App {
  @MainActor
  static let store = Store(initialState: AppFeature.State()) {
    AppFeature()
      ._printChanges()
  }

  var body: some Scene {
    WindowGroup {
      AppView(store: Self.store)
    }
  }
}
