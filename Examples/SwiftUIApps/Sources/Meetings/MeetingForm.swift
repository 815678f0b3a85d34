import ComposableArchitecture
import SwiftUI

@Reducer
struct MeetingForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var focus: Field? = .title
    var meeting: Meeting

    init(focus: Field? = .title, meeting: Meeting) {
      self.focus = focus
      self.meeting = meeting
      if self.meeting.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        self.meeting.attendees.append(Attendee(id: uuid()))
      }
    }

    enum Field: Hashable {
      case attendee(Attendee.ID)
      case title
    }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.meeting.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none

      case .binding:
        return .none

      case .deleteAttendees(atOffsets: let indices):
        state.meeting.attendees.remove(atOffsets: indices)
        if state.meeting.attendees.isEmpty {
          state.meeting.attendees.append(Attendee(id: uuid()))
        }
        guard let firstIndex = indices.first else { return .none }
        let index = min(firstIndex, state.meeting.attendees.count - 1)
        state.focus = .attendee(state.meeting.attendees[index].id)
        return .none
      }
    }
  }
}

struct MeetingFormView: View {
  @Bindable var store: StoreOf<MeetingForm>
  @FocusState var focus: MeetingForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.meeting.title)
          .focused($focus, equals: .title)
        HStack {
          Slider(value: $store.meeting.duration.minutes, in: 5...30, step: 1) {
            Text("Length")
          }
          Spacer()
          Text(store.meeting.duration.formatted(.units()))
        }
        ThemePicker(selection: $store.meeting.theme)
      } header: {
        Text("Meeting info")
      }
      Section {
        ForEach($store.meeting.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { indices in
          store.send(.deleteAttendees(atOffsets: indices))
        }

        Button("New attendee") {
          store.send(.addAttendeeButtonTapped)
        }
      } header: {
        Text("Attendees")
      }
    }
    .bind($store.focus, to: $focus)
  }
}

struct ThemePicker: View {
  @Binding var selection: Theme

  var body: some View {
    Picker("Theme", selection: $selection) {
      ForEach(Theme.allCases) { theme in
        ZStack {
          RoundedRectangle(cornerRadius: 4)
            .fill(theme.mainColor)
          Label(theme.name, systemImage: "paintpalette")
            .padding(4)
        }
        .foregroundColor(theme.accentColor)
        .fixedSize(horizontal: false, vertical: true)
        .tag(theme)
      }
    }
  }
}

extension Duration {
  fileprivate var minutes: Double {
    get { Double(components.seconds / 60) }
    set { self = .seconds(newValue * 60) }
  }
}

#Preview {
  NavigationStack {
    MeetingFormView(
      store: Store(initialState: MeetingForm.State(meeting: .planning)) {
        MeetingForm()
      }
    )
  }
}
