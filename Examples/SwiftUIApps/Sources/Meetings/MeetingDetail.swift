// swift-format-ignore-file: UseLetInEveryBoundCaseVariable
// Written as public samples are.

import ComposableArchitecture
import SwiftUI

@Reducer
struct MeetingDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(MeetingForm)

    @CasePathable
    enum Alert {
      case confirmDeletion
      case continueWithoutRecording
      case openSettings
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var meeting: Meeting
  }

  enum Action: Sendable {
    case cancelEditButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case deleteRecords(atOffsets: IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped
    case startButtonTapped

    @CasePathable
    enum Delegate {
      case startMeeting(Shared<Meeting>)
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.openSettings) var openSettings
  @Dependency(\.speechClient.authorizationStatus) var authorizationStatus

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none

      case .delegate:
        return .none

      case .deleteButtonTapped:
        state.destination = .alert(.deleteMeeting)
        return .none

      case let .deleteRecords(atOffsets: indices):
        state.$meeting.withLock { $0.records.remove(atOffsets: indices) }
        return .none

      case let .destination(.presented(.alert(alertAction))):
        switch alertAction {
        case .confirmDeletion:
          @Shared(.meetings) var meetings
          let id = state.meeting.id
          $meetings.withLock { _ = $0.remove(id: id) }
          return .run { _ in await dismiss() }

        case .continueWithoutRecording:
          return .send(.delegate(.startMeeting(state.$meeting)))

        case .openSettings:
          return .run { _ in await openSettings() }
        }

      case .destination:
        return .none

      case .doneEditingButtonTapped:
        guard let editedMeeting = state.destination?.edit?.meeting else { return .none }
        state.$meeting.withLock { $0 = editedMeeting }
        state.destination = nil
        return .none

      case .editButtonTapped:
        state.destination = .edit(MeetingForm.State(meeting: state.meeting))
        return .none

      case .startButtonTapped:
        switch authorizationStatus() {
        case .authorized:
          return .send(.delegate(.startMeeting(state.$meeting)))
        case .denied:
          state.destination = .alert(.speechRecognitionDenied)
          return .none
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension MeetingDetail.Destination.State: Equatable {}

extension AlertState where Action == MeetingDetail.Destination.Alert {
  static let deleteMeeting = Self {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Yes")
    }
    ButtonState(role: .cancel) {
      TextState("Nevermind")
    }
  } message: {
    TextState("Are you sure you want to delete this meeting?")
  }

  static let speechRecognitionDenied = Self {
    TextState("Speech recognition denied")
  } actions: {
    ButtonState(action: .continueWithoutRecording) {
      TextState("Continue without recording")
    }
    ButtonState(action: .openSettings) {
      TextState("Open settings")
    }
    ButtonState(role: .cancel) {
      TextState("Cancel")
    }
  } message: {
    TextState(
      """
      You previously denied speech recognition, and so your meeting will not be recorded. You can \
      enable it in settings, or continue without recording.
      """
    )
  }
}

struct MeetingDetailView: View {
  @Bindable var store: StoreOf<MeetingDetail>

  var body: some View {
    Form {
      Section {
        Button {
          store.send(.startButtonTapped)
        } label: {
          Label("Start meeting", systemImage: "timer")
            .font(.headline)
            .foregroundColor(.accentColor)
        }
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text(store.meeting.duration.formatted(.units()))
        }
        HStack {
          Label("Theme", systemImage: "paintpalette")
          Spacer()
          Text(store.meeting.theme.name)
            .padding(4)
            .foregroundColor(store.meeting.theme.accentColor)
            .background(store.meeting.theme.mainColor)
            .cornerRadius(4)
        }
      } header: {
        Text("Meeting info")
      }

      if !store.meeting.records.isEmpty {
        Section {
          ForEach(store.meeting.records) { record in
            NavigationLink(
              state: AppFeature.Path.State.record(record, attendees: store.meeting.attendees)
            ) {
              HStack {
                Image(systemName: "calendar")
                Text(record.date, style: .date)
                Text(record.date, style: .time)
              }
            }
          }
          .onDelete { indices in
            store.send(.deleteRecords(atOffsets: indices))
          }
        } header: {
          Text("Past meetings")
        }
      }

      Section {
        ForEach(store.meeting.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      } header: {
        Text("Attendees")
      }

      Section {
        Button("Delete") {
          store.send(.deleteButtonTapped)
        }
        .foregroundColor(.red)
        .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Edit") {
        store.send(.editButtonTapped)
      }
    }
    .navigationTitle(store.meeting.title)
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(
      item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
    ) { editStore in
      NavigationStack {
        MeetingFormView(store: editStore)
          .navigationTitle(store.meeting.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {
                store.send(.cancelEditButtonTapped)
              }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") {
                store.send(.doneEditingButtonTapped)
              }
            }
          }
      }
    }
  }
}
