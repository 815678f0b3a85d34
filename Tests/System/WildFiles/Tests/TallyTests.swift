import ComposableArchitecture
import XCTest

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
    var isTimerOn = false
  }

  enum Action: Equatable {
    case decrementTapped
    case incrementTapped
    case factTapped
    case factResponse(String)
    case timerTicked
    case timerToggled
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.tallyFacts) var facts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        state.fact = nil
        return .none
      case .incrementTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          try await send(.factResponse(self.facts.fetch(count)))
        }
      case let .factResponse(fact):
        state.isLoading = false
        state.fact = fact
        return .none
      case .timerTicked:
        state.count += 1
        return .none
      case .timerToggled:
        state.isTimerOn.toggle()
        guard state.isTimerOn else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer)
      }
    }
  }
}

private struct TallyFacts: DependencyKey {
  var fetch: @Sendable (Int) async throws -> String
  static let liveValue = Self(fetch: { "\($0) is fine." })
  static let testValue = Self(fetch: unimplemented("TallyFacts.fetch"))
}

extension DependencyValues {
  fileprivate var tallyFacts: TallyFacts {
    get { self[TallyFacts.self] }
    set { self[TallyFacts.self] = newValue }
  }
}

@MainActor
final class TallyTests: XCTestCase {
  func testCounting() async {
    let store = TestStore(initialState: Tally.State()) {
      Tally()
    }

    await store.send(.incrementTapped) {
      $0.count = 1
    }
    await store.send(.decrementTapped) {
      $0.count = 0
    }
  }

  func testTimer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Tally.State(count: 5)) {
      Tally()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.timerToggled) {
      $0.isTimerOn = true
    }
    await clock.advance(by: .seconds(2))
    await store.receive(.timerTicked) { $0.count = 6 }
    await store.receive(.timerTicked) { $0.count = 7 }
    await store.send(.timerToggled) {
      $0.isTimerOn = false
    }
    await clock.run()
  }

  func testFact() async {
    let store = TestStore(initialState: Tally.State(count: 7)) {
      Tally()
    } withDependencies: {
      $0.tallyFacts.fetch = { "\($0) is odd." }
    }

    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factResponse("7 is odd."), timeout: .seconds(1)) {
      $0.isLoading = false
      $0.fact = "7 is odd."
    }
  }

  func testFactFailure() async {
    struct Failure: Error {}
    let store = TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.tallyFacts.fetch = { _ in throw Failure() }
    }
    XCTExpectFailure {
      $0.compactDescription.contains("unhandled error") || $0.compactDescription.contains("threw")
    }
    let task = await store.send(.factTapped) { $0.isLoading = true }
    await task.finish()
  }
}
