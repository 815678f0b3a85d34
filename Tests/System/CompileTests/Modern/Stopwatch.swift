#if Macros
import ComposableArchitecture
import Testing

/// Effects that last, and a clock that they wait on.
@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var elapsed = 0
    var isRunning = false
    var rhyme: String?
  }

  enum Action {
    case rhymeButtonTapped
    case rhymeResponse(Result<String, any Error>)
    case resetButtonTapped
    case timerTicked
    case toggleButtonTapped
  }

  private enum CancelID { case rhyme, timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.rhymeClient) var rhymeClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rhymeButtonTapped:
        state.rhyme = nil
        return .run { [elapsed = state.elapsed] send in
          await send(.rhymeResponse(Result { try await rhymeClient.fetch(elapsed) }))
        }
        .cancellable(id: CancelID.rhyme, cancelInFlight: true)

      case .rhymeResponse(.success(let rhyme)):
        state.rhyme = rhyme
        return .none

      case .rhymeResponse(.failure(let error)):
        state.rhyme = "No rhyme: \(error)"
        return .none

      case .resetButtonTapped:
        state = State()
        return .merge(.cancel(id: CancelID.rhyme), .cancel(id: CancelID.timer))

      case .timerTicked:
        state.elapsed += 1
        return .none

      case .toggleButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer)
      }
    }
  }
}

@DependencyClient
struct RhymeClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension RhymeClient: DependencyKey {
  static let liveValue = Self(fetch: { "\($0) is a number." })
}

extension RhymeClient: TestDependencyKey {
  static let previewValue = Self(fetch: { "\($0) is good enough." })
  static let testValue = Self()
}

extension DependencyValues {
  var rhymeClient: RhymeClient {
    get { self[RhymeClient.self] }
    set { self[RhymeClient.self] = newValue }
  }
}

struct StopwatchView: View {
  let store: StoreOf<Stopwatch>

  var body: some View {
    Form {
      Text("\(store.elapsed)")
      Button(store.isRunning ? "Stop" : "Start") { store.send(.toggleButtonTapped) }
      Button("Reset") { store.send(.resetButtonTapped) }
      if let rhyme = store.rhyme {
        Text(rhyme)
      }
    }
    .task { await store.send(.rhymeButtonTapped).finish() }
  }
}

@MainActor
@Suite struct StopwatchTests {
  @Test("a timer ticks with its clock until it is stopped")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.toggleButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) { $0.elapsed = 1 }
    await store.receive(\.timerTicked) { $0.elapsed = 2 }
    await store.send(.toggleButtonTapped) { $0.isRunning = false }
    await clock.run()
    await store.finish()
  }

  @Test("a client's response or error is received as an action")
  func rhyme() async {
    struct Failure: Error, Equatable {}
    let store = TestStore(initialState: Stopwatch.State(elapsed: 3)) {
      Stopwatch()
    } withDependencies: {
      $0.rhymeClient.fetch = { @Sendable in "\($0) is odd." }
    }
    await store.send(.rhymeButtonTapped)
    await store.receive(\.rhymeResponse.success) { $0.rhyme = "3 is odd." }
    store.dependencies.rhymeClient.fetch = { @Sendable _ in throw Failure() }
    await store.send(.rhymeButtonTapped) { $0.rhyme = nil }
    await store.receive(\.rhymeResponse.failure) { $0.rhyme = "No rhyme: Failure()" }
  }

  @Test("resetting cancels the running effects")
  func reset() async {
    let store = TestStore(initialState: Stopwatch.State(elapsed: 3)) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.rhymeClient.fetch = { @Sendable _ in try await Task.never() }
    }
    await store.send(.toggleButtonTapped) { $0.isRunning = true }
    await store.send(.rhymeButtonTapped)
    await store.send(.resetButtonTapped) {
      $0.isRunning = false
      $0.elapsed = 0
    }
  }
}
#endif
