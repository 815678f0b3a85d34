// swift-format-ignore-file: UseLetInEveryBoundCaseVariable
// Written as public samples are.

import ComposableArchitecture
import SwiftUI

private let readMe = """
  This application writes down what you say. It asks for permission first, and tells you in an \
  alert if something goes wrong.
  """

struct Dictation: Reducer {
  struct State: Equatable {
    var alert: AlertState<Action>?
    var isRecording = false
    @BindingState var language = Language.english
    var transcribedText = ""
  }

  enum Action: BindableAction, Equatable {
    case alertDismissed
    case binding(BindingAction<State>)
    case recordButtonTapped
    case speech(TaskResult<String>)
    case speechRecognizerAuthorizationStatusResponse(Authorization)
  }

  enum Language: String, CaseIterable, Hashable {
    case english = "English"
    case french = "French"
  }

  enum Authorization: Equatable {
    case authorized
    case denied
    case restricted
  }

  @Dependency(\.speechRecognizer) var speechRecognizer
  private enum CancelID { case recognition }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        state.alert = nil
        return .none

      case .binding:
        return .none

      case .recordButtonTapped:
        state.isRecording.toggle()

        guard state.isRecording else {
          return .cancel(id: CancelID.recognition)
        }

        return .run { [language = state.language] send in
          let status = await self.speechRecognizer.requestAuthorization()
          await send(.speechRecognizerAuthorizationStatusResponse(status))
          guard status == .authorized else { return }

          for try await text in await self.speechRecognizer.start(language) {
            await send(.speech(.success(text)), animation: .linear)
          }
        } catch: { error, send in
          await send(.speech(.failure(error)))
        }
        .cancellable(id: CancelID.recognition)

      case .speech(.failure):
        state.alert = AlertState(
          title: TextState("Something went wrong while transcribing. Please try again.")
        )
        state.isRecording = false
        return .none

      case let .speech(.success(text)):
        state.transcribedText = text
        return .none

      case let .speechRecognizerAuthorizationStatusResponse(status):
        state.isRecording = status == .authorized

        switch status {
        case .authorized:
          return .none

        case .denied:
          state.alert = AlertState(
            title: TextState("You denied access to speech recognition."),
            message: TextState("It is needed to write down what you say."),
            dismissButton: .default(TextState("OK"), action: .send(.alertDismissed))
          )
          return .none

        case .restricted:
          state.alert = AlertState(title: TextState("Your device does not allow it."))
          return .none
        }
      }
    }
  }
}

struct DictationView: View {
  let store: StoreOf<Dictation>
  @Environment(\.colorScheme) var colorScheme

  struct ViewState: Equatable {
    @BindingViewState var language: Dictation.Language
    let isRecording: Bool
    let text: String

    init(store: BindingViewStore<Dictation.State>) {
      self._language = store.$language
      self.isRecording = store.isRecording
      self.text = store.transcribedText
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      NavigationView {
        VStack {
          VStack(alignment: .leading) {
            Text(readMe)
              .padding(.bottom, 32)
            Picker("Language", selection: viewStore.$language) {
              ForEach(Dictation.Language.allCases, id: \.self) {
                Text($0.rawValue).tag($0)
              }
            }
            .pickerStyle(SegmentedPickerStyle())
          }

          ScrollView {
            ScrollViewReader { proxy in
              Text(viewStore.text)
                .font(.largeTitle)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .id("text")
                .onChange(of: viewStore.text) { _ in
                  withAnimation { proxy.scrollTo("text", anchor: .bottom) }
                }
            }
          }

          Spacer()

          Button {
            viewStore.send(.recordButtonTapped)
          } label: {
            HStack {
              Image(
                systemName: viewStore.isRecording
                  ? "stop.circle.fill" : "arrowtriangle.right.circle.fill"
              )
              .font(.title)
              Text(viewStore.isRecording ? "Stop Recording" : "Start Recording")
            }
            .foregroundColor(.white)
            .padding()
            .background(viewStore.isRecording ? Color.red : .green)
            .cornerRadius(16)
          }
        }
        .padding()
        .navigationBarTitle("Dictation", displayMode: .inline)
        .alert(self.store.scope(state: \.alert, action: { $0 }), dismiss: .alertDismissed)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }
}

struct SpeechRecognizerClient {
  var requestAuthorization: @Sendable () async -> Dictation.Authorization
  var start: @Sendable (Dictation.Language) async -> AsyncThrowingStream<String, Error>
}

extension SpeechRecognizerClient: DependencyKey {
  static var liveValue: Self {
    let requests = ActorIsolated(0)
    return Self(
      requestAuthorization: {
        await requests.withValue {
          $0 += 1
          return $0 == 1 ? .denied : .authorized
        }
      },
      start: { language in
        let text =
          language == .english ? "This is what was said" : "Voici ce que l'on a dit"
        return AsyncThrowingStream { continuation in
          let task = Task {
            var written = ""
            for word in text.split(separator: " ") {
              written += "\(word) "
              continuation.yield(written)
              try? await Task.sleep(nanoseconds: 50_000_000)
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
    )
  }
}

extension DependencyValues {
  var speechRecognizer: SpeechRecognizerClient {
    get { self[SpeechRecognizerClient.self] }
    set { self[SpeechRecognizerClient.self] = newValue }
  }
}

struct DictationView_Previews: PreviewProvider {
  static var previews: some View {
    DictationView(
      store: Store(
        initialState: Dictation.State(transcribedText: "Some text")
      ) {
        Dictation()
      }
    )
    .preferredColorScheme(.dark)
  }
}

@main
struct DictationApp: App {
  var body: some Scene {
    WindowGroup {
      DictationView(
        store: Store(initialState: Dictation.State()) { Dictation() }
      )
    }
  }
}
