#if Macros
import ComposableCore
import Testing

// The code of the article "Testing a feature".

// quoted: feature
@Reducer
struct CountUp {
  struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  enum Action: Equatable {
    case startButtonTapped
    case stopButtonTapped
    case resetButtonTapped
    case tick
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .stopButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      case .resetButtonTapped:
        state.seconds = 0
        return .none
      case .tick:
        state.seconds += 1
        return .none
      }
    }
  }
}
// end

/// TestStore: the article on testing a feature.
@MainActor
struct TestingArticleTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<CountUp> {
    TestStore(initialState: CountUp.State()) {
      CountUp()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("the article's first send passes")
  func firstSend() async {
    // quoted: first-send
    let store = TestStore(initialState: CountUp.State(seconds: 5)) {
      CountUp()
    }
    await store.send(.resetButtonTapped) { $0.seconds = 0 }
    await store.send(.resetButtonTapped)
    // end
  }

  @Test("the article's test of an effect on a clock passes")
  func clocks() async {
    // quoted: clocks
    let clock = TestClock()
    let store = TestStore(initialState: CountUp.State()) {
      CountUp()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.seconds = 1 }
    await store.receive(.tick) { $0.seconds = 2 }
    await store.send(.stopButtonTapped) { $0.isRunning = false }
    // end
  }

  @Test("the article's test that cancels its running effect passes")
  func end() async {
    let store = makeStore()
    // quoted: end
    let task = await store.send(.startButtonTapped) { $0.isRunning = true }
    await task.cancel()
    // end
  }

  @Test("the article's non-exhaustive test passes")
  func nonexhaustive() async {
    let store = makeStore()
    // quoted: less
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await clock.advance(by: .seconds(3))
    await store.receive(.tick) { $0.seconds = 1 }
    await store.skipReceivedActions()
    // end
    #expect(store.state.seconds == 3)
  }

  @Test("the article's failure message is the one reported")
  func failure() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.resetButtonTapped) { $0.seconds = 1 }
    }
    #expect(
      issues.failures == [
        """
        "send" led to another state than the expected one:

            \u{2007} CountUp.State(
            −   seconds: 1,
            +   seconds: 0,
            \u{2007}   isRunning: false
            \u{2007} )

          (Expected: −, Actual: +)

        To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
        """
      ])
  }
}
#endif
