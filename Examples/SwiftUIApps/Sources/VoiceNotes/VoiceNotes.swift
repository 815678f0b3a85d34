// swift-format-ignore-file: UseLetInEveryBoundCaseVariable
// Written as public samples are.

import ComposableArchitecture
import SwiftUI

@Reducer
struct VoiceNotes {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var audioRecorderPermission = RecorderPermission.undetermined
    @Presents var recordingNote: RecordingNote.State?
    var notes: IdentifiedArrayOf<VoiceNote.State> = []

    enum RecorderPermission {
      case allowed
      case denied
      case undetermined
    }
  }

  enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case notes(IdentifiedActionOf<VoiceNote>)
    case onDelete(IndexSet)
    case openSettingsButtonTapped
    case recordButtonTapped
    case recordPermissionResponse(Bool)
    case recordingNote(PresentationAction<RecordingNote.Action>)

    enum Alert: Equatable {}
  }

  @Dependency(\.audioRecorder.requestRecordPermission) var requestRecordPermission
  @Dependency(\.date) var date
  @Dependency(\.temporaryDirectory) var temporaryDirectory
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case let .onDelete(indexSet):
        state.notes.remove(atOffsets: indexSet)
        return .none

      case .openSettingsButtonTapped:
        return .none

      case .recordButtonTapped:
        switch state.audioRecorderPermission {
        case .undetermined:
          return .run { send in
            await send(.recordPermissionResponse(self.requestRecordPermission()))
          }

        case .denied:
          state.alert = AlertState { TextState("Permission is required to record voice notes.") }
          return .none

        case .allowed:
          state.recordingNote = newRecordingNote
          return .none
        }

      case let .recordingNote(.presented(.delegate(.didFinish(.success(recordingNote))))):
        state.recordingNote = nil
        state.notes.insert(
          VoiceNote.State(
            date: recordingNote.date, duration: recordingNote.duration, url: recordingNote.url
          ),
          at: 0
        )
        return .none

      case .recordingNote(.presented(.delegate(.didFinish(.failure)))):
        state.alert = AlertState { TextState("Voice note recording failed.") }
        state.recordingNote = nil
        return .none

      case .recordingNote:
        return .none

      case let .recordPermissionResponse(permission):
        state.audioRecorderPermission = permission ? .allowed : .denied
        if permission {
          state.recordingNote = newRecordingNote
          return .none
        } else {
          state.alert = AlertState { TextState("Permission is required to record voice notes.") }
          return .none
        }

      case let .notes(.element(id: id, action: .delegate(delegateAction))):
        switch delegateAction {
        case .playbackFailed:
          state.alert = AlertState { TextState("Voice note playback failed.") }
          return .none
        case .playbackStarted:
          for note in state.notes where note.id != id {
            state.notes[id: note.id]?.mode = .notPlaying
          }
          return .none
        }

      case .notes:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$recordingNote, action: \.recordingNote) {
      RecordingNote()
    }
    .forEach(\.notes, action: \.notes) {
      VoiceNote()
    }
  }

  private var newRecordingNote: RecordingNote.State {
    RecordingNote.State(
      date: date.now,
      url: temporaryDirectory()
        .appendingPathComponent(uuid().uuidString)
        .appendingPathExtension("m4a")
    )
  }
}

struct VoiceNotesView: View {
  @Bindable var store: StoreOf<VoiceNotes>

  var body: some View {
    NavigationStack {
      VStack {
        List {
          ForEach(store.scope(state: \.notes, action: \.notes)) { store in
            VoiceNoteView(store: store)
          }
          .onDelete { store.send(.onDelete($0)) }
        }

        Group {
          if let store = store.scope(
            state: \.recordingNote, action: \.recordingNote.presented
          ) {
            RecordingNoteView(store: store)
          } else {
            RecordButton(permission: store.audioRecorderPermission) {
              store.send(.recordButtonTapped, animation: .spring())
            } settingsAction: {
              store.send(.openSettingsButtonTapped)
            }
          }
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(Color.init(white: 0.95))
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      .navigationTitle("Voice notes")
    }
  }
}

struct RecordButton: View {
  let permission: VoiceNotes.State.RecorderPermission
  let action: @MainActor () -> Void
  let settingsAction: @MainActor () -> Void

  var body: some View {
    ZStack {
      Group {
        Circle()
          .foregroundColor(Color(.label))
          .frame(width: 74, height: 74)

        Button(action: self.action) {
          RoundedRectangle(cornerRadius: 35)
            .foregroundColor(Color(.systemRed))
            .padding(2)
        }
        .frame(width: 70, height: 70)
        .accessibilityLabel("Record")
      }
      .opacity(self.permission == .denied ? 0.1 : 1)

      if self.permission == .denied {
        VStack(spacing: 10) {
          Text("Recording requires microphone access.")
            .multilineTextAlignment(.center)
          Button("Open Settings", action: self.settingsAction)
        }
        .frame(maxWidth: .infinity, maxHeight: 74)
      }
    }
  }
}

#Preview {
  VoiceNotesView(
    store: Store(
      initialState: VoiceNotes.State(
        notes: [
          VoiceNote.State(
            date: Date(),
            duration: 5,
            mode: .notPlaying,
            title: "Functions",
            url: URL(string: "https://www.example.com/functions")!
          )
        ]
      )
    ) {
      VoiceNotes()
    }
  )
}
