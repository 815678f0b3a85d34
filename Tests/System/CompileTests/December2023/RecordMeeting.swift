#if Macros
import ComposableArchitecture
import Foundation
import Testing

/// What records speech, as a client of the outside world.
@DependencyClient
struct SpeechClient: Sendable {
  var requestAuthorization: @Sendable () async -> Bool = { false }
  var transcripts: @Sendable () -> AsyncThrowingStream<String, any Error> = { .finished() }
}

extension SpeechClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}

/// A meeting with a timer and a transcript, in the style of the end of 2023.
@Reducer
struct RecordMeeting {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    var attendees: [String]
    var duration: Duration
    var secondsElapsed = 0
    var speakerIndex = 0
    var transcript = ""

    var durationRemaining: Duration { duration - .seconds(secondsElapsed) }
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case endMeetingButtonTapped
    case nextButtonTapped
    case onTask
    case speechResult(String)
    case speechFailed
    case timerTick

    enum Alert {
      case confirmDiscard
      case confirmSave
    }

    @CasePathable
    enum Delegate: Equatable {
      case save(transcript: String)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.speechClient) var speechClient

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        return .run { _ in await self.dismiss() }

      case .alert(.presented(.confirmSave)):
        return self.meetingFinished(transcript: state.transcript)

      case .alert, .delegate:
        return .none

      case .endMeetingButtonTapped:
        state.alert = .endMeeting(isDiscardable: true)
        return .none

      case .nextButtonTapped:
        guard state.speakerIndex < state.attendees.count - 1 else {
          state.alert = .endMeeting(isDiscardable: false)
          return .none
        }
        state.speakerIndex += 1
        state.secondsElapsed =
          state.speakerIndex * Int(state.duration.components.seconds) / state.attendees.count
        return .none

      case .onTask:
        return .run { send in
          let isAuthorized = await self.speechClient.requestAuthorization()
          await withTaskGroup(of: Void.self) { group in
            if isAuthorized {
              group.addTask { await self.startSpeechRecognition(send: send) }
            }
            group.addTask { await self.startTimer(send: send) }
          }
        }

      case .speechFailed:
        if !state.transcript.isEmpty { state.transcript += " ❌" }
        state.alert = .speechRecognizerFailed
        return .none

      case .speechResult(let transcript):
        state.transcript = transcript
        return .none

      case .timerTick:
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        guard state.durationRemaining > .zero else {
          return self.meetingFinished(transcript: state.transcript)
        }
        let secondsPerAttendee = Int(state.duration.components.seconds) / state.attendees.count
        if state.secondsElapsed.isMultiple(of: secondsPerAttendee) { state.speakerIndex += 1 }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func startSpeechRecognition(send: Send<Action>) async {
    do {
      for try await transcript in speechClient.transcripts() {
        await send(.speechResult(transcript))
      }
    } catch {
      await send(.speechFailed)
    }
  }

  private func startTimer(send: Send<Action>) async {
    for await _ in clock.timer(interval: .seconds(1)) {
      await send(.timerTick)
    }
  }

  private func meetingFinished(transcript: String) -> Effect<Action> {
    .concatenate(
      .send(.delegate(.save(transcript: transcript))),
      .run { _ in await self.dismiss() })
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  static func endMeeting(isDiscardable: Bool) -> Self {
    Self {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .confirmSave) { TextState("Save and end") }
      if isDiscardable {
        ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
      }
      ButtonState(role: .cancel) { TextState("Resume") }
    }
  }

  static let speechRecognizerFailed = Self {
    TextState("Speech recognition failure")
  } actions: {
    ButtonState(role: .cancel) { TextState("Continue meeting") }
    ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard meeting") }
  }
}

@MainActor
@Suite("A recorded meeting")
struct RecordMeetingTests {
  private let clock = TestClock()
  private let isDismissed = LockIsolated(false)

  private func store(
    seconds: Int, speech: SpeechClient? = nil
  ) -> TestStore<RecordMeeting.State, RecordMeeting.Action> {
    TestStore(
      initialState: RecordMeeting.State(
        attendees: ["Blob", "Blob Jr."], duration: .seconds(seconds))
    ) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.speechClient.requestAuthorization = { false }
      if let speech { $0.speechClient = speech }
      $0.dismiss = DismissEffect { [isDismissed] in isDismissed.setValue(true) }
    }
  }

  @Test("time runs from speaker to speaker, and the meeting is saved at its end")
  func timer() async {
    let store = store(seconds: 4)
    let task = await store.send(.onTask)
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTick) {
        $0.secondsElapsed = second
        $0.speakerIndex = second / 2
      }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick) { $0.secondsElapsed = 4 }
    await store.receive(.delegate(.save(transcript: "")))
    #expect(isDismissed.value)
    await task.cancel()
  }

  @Test("what is said is written down, until recognition fails")
  func speech() async {
    struct Failure: Error {}
    let (transcripts, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    let store = store(
      seconds: 60,
      speech: SpeechClient(requestAuthorization: { true }, transcripts: { transcripts }))
    let task = await store.send(.onTask)
    continuation.yield("I completed")
    await store.receive(.speechResult("I completed")) { $0.transcript = "I completed" }
    continuation.finish(throwing: Failure())
    await store.receive(.speechFailed) {
      $0.transcript = "I completed ❌"
      $0.alert = .speechRecognizerFailed
    }
    // Time stands still while the alert shows.
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick)
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await task.cancel()
  }

  @Test("the last speaker can end the meeting, which is saved, or go on")
  func next() async {
    let store = store(seconds: 60)
    await store.send(.nextButtonTapped) {
      $0.speakerIndex = 1
      $0.secondsElapsed = 30
    }
    await store.send(.nextButtonTapped) { $0.alert = .endMeeting(isDiscardable: false) }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmSave))) { $0.alert = nil }
    await store.receive(.delegate(.save(transcript: "")))
    await store.finish()
    #expect(isDismissed.value)
  }
}
#endif
