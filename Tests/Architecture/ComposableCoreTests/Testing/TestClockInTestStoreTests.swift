import ComposableCore
import Testing

/// A test clock moves the effects of a test store.
@MainActor
struct TestClockInTestStoreTests {
  @Test("one advance of the clock delivers every tick of a timer")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped)
    await clock.advance(by: .milliseconds(3_500))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.receive(.ticked) { $0.seconds = 3 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.ticked) { $0.seconds = 4 }
    await store.send(.stopButtonTapped)
    await clock.run()
  }

  @Test("one run of the clock completes consecutive sleeps")
  func chain() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.countdownButtonTapped)
    await clock.run()
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
    #expect(clock.now.offset == .seconds(30))
  }

  @Test("an effect on an immediate clock completes within send")
  func immediate() async {
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = .immediate
    }
    await store.send(.countdownButtonTapped)
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
  }
}

private struct Stopwatch: Reducer {
  struct State: Equatable {
    var seconds = 0
  }

  enum Action: Equatable {
    case countdownButtonTapped
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .countdownButtonTapped:
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(10))
        await send(.ticked)
        try await clock.sleep(for: .seconds(20))
        await send(.ticked)
      }
    case .startButtonTapped:
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: CancelID.timer)
    case .stopButtonTapped:
      return .cancel(id: CancelID.timer)
    case .ticked:
      state.seconds += 1
      return .none
    }
  }
}
