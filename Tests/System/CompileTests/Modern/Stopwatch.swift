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
    var fact: String?
  }

  enum Action {
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case resetButtonTapped
    case timerTicked
    case toggleButtonTapped
  }

  private enum CancelID { case fact, timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        state.fact = nil
        return .run { [elapsed = state.elapsed] send in
          await send(.factResponse(Result { try await factClient.fetch(elapsed) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none

      case .factResponse(.failure(let error)):
        state.fact = "No fact: \(error)"
        return .none

      case .resetButtonTapped:
        state = State()
        return .merge(.cancel(id: CancelID.fact), .cancel(id: CancelID.timer))

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
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  static let liveValue = Self(fetch: { "\($0) is a number." })
}

extension FactClient: TestDependencyKey {
  static let previewValue = Self(fetch: { "\($0) is good enough." })
  static let testValue = Self()
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

struct StopwatchView: View {
  let store: StoreOf<Stopwatch>

  var body: some View {
    Form {
      Text("\(store.elapsed)")
      Button(store.isRunning ? "Stop" : "Start") { store.send(.toggleButtonTapped) }
      Button("Reset") { store.send(.resetButtonTapped) }
      if let fact = store.fact {
        Text(fact)
      }
    }
    .task { await store.send(.factButtonTapped).finish() }
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

  @Test("the answer of a client comes back as an action, whether it is one or an error")
  func fact() async {
    struct Failure: Error, Equatable {}
    let store = TestStore(initialState: Stopwatch.State(elapsed: 3)) {
      Stopwatch()
    } withDependencies: {
      $0.factClient.fetch = { @Sendable in "\($0) is odd." }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse.success) { $0.fact = "3 is odd." }
    store.dependencies.factClient.fetch = { @Sendable _ in throw Failure() }
    await store.send(.factButtonTapped) { $0.fact = nil }
    await store.receive(\.factResponse.failure) { $0.fact = "No fact: Failure()" }
  }

  @Test("resetting cancels what is under way")
  func reset() async {
    let store = TestStore(initialState: Stopwatch.State(elapsed: 3)) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.factClient.fetch = { @Sendable _ in try await Task.never() }
    }
    await store.send(.toggleButtonTapped) { $0.isRunning = true }
    await store.send(.factButtonTapped)
    await store.send(.resetButtonTapped) {
      $0.isRunning = false
      $0.elapsed = 0
    }
  }
}
#endif
