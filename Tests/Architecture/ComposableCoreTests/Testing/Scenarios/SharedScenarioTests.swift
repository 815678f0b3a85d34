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
    case incrementAndThenTap
    case incrementTwice
    case keep
    case twoLater
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
      case .incrementAndThenTap:
        return .run { [count = state.$count] send in
          await send(.tap)
          count.withLock { $0 += 1 }
          await send(.tap)
        }
      case .incrementTwice:
        state.$count.withLock { $0 += 1 }
        return .send(.increment)
      case .keep:
        state.$count.withLock { $0 += 0 }
        return .none
      case .twoLater:
        return .run { send in
          await send(.increment)
          await send(.tap)
          await send(.increment)
        }
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

  @Test("an assertion sees shared state as of its own action", arguments: [Exhaustivity.on, .off])
  func order(_ exhaustivity: Exhaustivity) async {
    let store = makeStore(exhaustivity)
    await store.send(.incrementTwice) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.increment) { $0.$count.withLock { $0 = 2 } }
    await store.send(.twoLater)
    await store.receive(.increment) {
      $0.$count.withLock { $0 = 3 }
      #expect($0.count == 3)
    }
    await store.receive(.tap) {
      #expect($0.count == 3)
      $0.taps = 1
    }
    await store.receive(.increment) { $0.$count.withLock { $0 = 4 } }
    #expect(store.state.count == 4)
    await store.finish()
  }

  @Test("an assertion that expects a later action's change of shared state fails")
  func laterChange() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.incrementTwice) { $0.$count.withLock { $0 = 2 } }
      await store.receive(.increment)
    }
    #expect(
      issues.failures.map { $0.prefix { $0 != ":" } } == [
        "\"send\" led to another state than the expected one",
        "\"receive\" changed the state, but no change was asserted",
      ])
  }

  @Test("a change of an effect belongs to the next action, or to 'assert' before it")
  func betweenActions() async {
    let store = makeStore()
    await store.send(.incrementAndThenTap)
    await store.receive(.tap) { $0.taps = 1 }
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.receive(.tap) { $0.taps = 2 }
    await store.send(.incrementAndThenTap)
    await store.receive(.tap) { $0.taps = 3 }
    await store.receive(.tap) {
      $0.taps = 4
      $0.$count.withLock { $0 = 2 }
    }
  }

  @Test("an action received after a later 'send' is asserted with its own shared state")
  func overdue() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.incrementLater)
      await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
      await store.receive(.increment) { $0.$count.withLock { $0 = 1 } }
      await store.send(.tap) { $0.taps = 1 }
    }
    #expect(issues.failures.count == 1)
    #expect(issues.failures.first?.contains("increment") == true)
  }

  @Test("an asserted write of an equal value to shared state counts as asserted")
  func equalWrite() async {
    let store = makeStore()
    await store.send(.keep) { $0.$count.withLock { $0 = 0 } }
    await store.send(.keep)
  }

  @Test("an assertion without a write of an equal value asserts no change")
  func needlessAssertion() async {
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.keep) { $0.taps = 0 }
      await store.send(.tap) {
        $0.taps = 1
        $0.$count.withLock { $0 = 0 }
      }
      await store.send(.incrementLater) { $0.$count.withLock { $0 = 0 } }
      await store.receive(.increment) { $0.$count.withLock { $0 = 1 } }
    }
    #expect(issues.failures.count == 2)
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

  @Test("a wrong assertion of shared state fails a non-exhaustive test")
  func wrongNonExhaustive() async {
    let issues = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
      await store.send(.incrementInEffect)
      store.assert { $0.$count.withLock { $0 = 3 } }
      await store.send(.incrementLater)
      await store.receive(.increment) { $0.$count.withLock { $0 = 4 } }
    }
    #expect(issues.failures.count == 3)
  }

  @Test("a non-exhaustive assertion may leave out a change of shared state")
  func leftOut() async {
    let store = makeStore(.off)
    await store.send(.increment) { $0.taps = 0 }
    await store.send(.incrementInEffect)
    store.assert { $0.taps = 0 }
    await store.send(.incrementLater)
    await store.receive(.increment) { $0.taps = 0 }
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
