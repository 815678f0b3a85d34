#if Macros
import ComposableCore
import Testing

@Reducer
struct SharedCounter {
  struct State: Equatable {
    @Shared var count: Int
    var taps = 0
  }

  enum Action: Equatable, Sendable {
    case increment
    case tap
    case incrementLater
    case incrementInEffect
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$count.withLock { $0 += 1 }
        return .none
      case .tap:
        state.taps += 1
        return .none
      case .incrementLater:
        return .run { await $0(.increment) }
      case .incrementInEffect:
        return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      }
    }
  }
}

/// TestStore scenarios: shared state.
@MainActor
struct SharedScenarioTests {
  private func makeStore(_ exhaustivity: Exhaustivity = .on) -> TestStoreOf<SharedCounter> {
    let store = TestStore(initialState: SharedCounter.State(count: Shared(value: 0))) {
      SharedCounter()
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test("a sent action's change of shared state can be asserted", arguments: 1...5)
  func send(times: Int) async {
    let store = makeStore()
    for count in 1...times {
      await store.send(.increment) { $0.$count.withLock { $0 = count } }
    }
    await store.send(.tap) { $0.taps = 1 }
    #expect(store.state.count == times)
  }

  @Test("a received action's change of shared state is asserted", arguments: 1...3)
  func receive(times: Int) async {
    let store = makeStore()
    for count in 1...times {
      await store.send(.incrementLater)
      await store.receive(.increment) { $0.$count.withLock { $0 = count } }
    }
  }

  @Test("an effect's own change of shared state can be asserted by assert")
  func effect() async {
    let store = makeStore()
    await store.send(.incrementInEffect)
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.finish()
  }

  @Test("a wrong or missing assertion of shared state fails")
  func wrong() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
      await store.send(.increment)
      await store.send(.tap) { $0.taps = 1 }
    }
    #expect(issues.failures.count == 2)
    #expect(
      issues.failures.map { $0.prefix { $0 != ":" } } == [
        "\"send\" led to another state than the expected one",
        "\"send\" changed the state, but no change was asserted",
      ])
  }

  private static func message(_ headline: String) -> String {
    """
    \(headline) changes of shared state that were not asserted:

          SharedCounter.State(
        −   _count: 0,
        +   _count: 1,
            taps: 0
          )

      (Expected: −, Actual: +)

    They were made outside of an action, by an effect for instance. To fix this, call "assert" and \
    change the shared state as expected.
    """
  }

  @Test("a change of shared state left unasserted fails at the test's end")
  func unasserted() async {
    let finishing = await recordingIssues {
      let store = makeStore()
      await store.send(.incrementInEffect)
      await store.finish()
    }
    #expect(finishing.failures == [Self.message("\"finish\" found")])
    let ending = await recordingIssues {
      let store = makeStore()
      await store.send(.incrementInEffect)
    }
    #expect(ending.failures == [Self.message("The test ended with")])
  }

  @Test("an unasserted change of shared state passes a non-exhaustive test")
  func skipped() async {
    let silent = await recordingIssues {
      await makeStore(.off).send(.incrementInEffect)
    }
    #expect(silent.issues.value == [])
    let showing = await recordingIssues {
      await makeStore(.showing).send(.incrementInEffect)
    }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.message("The test ended with")])
  }
}
#endif
