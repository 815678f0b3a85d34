// swift-format-ignore-file: UseLetInEveryBoundCaseVariable
// Written as public samples are.

import ComposableArchitecture
import SwiftUI

@Reducer
struct MeetingsList {
  @Reducer
  enum Destination {
    case add(MeetingForm)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert {
      case confirmLoadMockData
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared(.meetings) var meetings
  }

  enum Action {
    case addMeetingButtonTapped
    case confirmAddMeetingButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case dismissAddMeetingButtonTapped
    case onDelete(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addMeetingButtonTapped:
        state.destination = .add(MeetingForm.State(meeting: Meeting(id: uuid())))
        return .none

      case .confirmAddMeetingButtonTapped:
        guard case .some(.add(let editState)) = state.destination else { return .none }
        var meeting = editState.meeting
        meeting.attendees.removeAll { attendee in
          attendee.name.allSatisfy(\.isWhitespace)
        }
        if meeting.attendees.isEmpty {
          meeting.attendees.append(
            editState.meeting.attendees.first ?? Attendee(id: uuid())
          )
        }
        state.$meetings.withLock { _ = $0.append(meeting) }
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .dismissAddMeetingButtonTapped:
        state.destination = nil
        return .none

      case let .onDelete(indexSet):
        state.$meetings.withLock { $0.remove(atOffsets: indexSet) }
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension MeetingsList.Destination.State: Equatable {}

struct MeetingsListView: View {
  @Bindable var store: StoreOf<MeetingsList>

  var body: some View {
    List {
      ForEach(Array(store.$meetings)) { $meeting in
        NavigationLink(state: AppFeature.Path.State.detail(MeetingDetail.State(meeting: $meeting)))
        {
          CardView(meeting: meeting)
        }
        .listRowBackground(meeting.theme.mainColor)
      }
      .onDelete { indexSet in
        store.send(.onDelete(indexSet))
      }
    }
    .toolbar {
      Button {
        store.send(.addMeetingButtonTapped)
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add meeting")
    }
    .navigationTitle("Daily meetings")
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { addStore in
      NavigationStack {
        MeetingFormView(store: addStore)
          .navigationTitle("New meeting")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Dismiss") {
                store.send(.dismissAddMeetingButtonTapped)
              }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") {
                store.send(.confirmAddMeetingButtonTapped)
              }
              .disabled(addStore.meeting.title.isEmpty)
            }
          }
      }
    }
  }
}

struct CardView: View {
  let meeting: Meeting

  var body: some View {
    VStack(alignment: .leading) {
      Text(meeting.title)
        .font(.headline)
      Spacer()
      HStack {
        Label("\(meeting.attendees.count)", systemImage: "person.3")
        Spacer()
        Label(meeting.duration.formatted(.units()), systemImage: "clock")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(meeting.theme.accentColor)
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}
