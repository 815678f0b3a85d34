#if Macros
import ComposableCore
import Testing

/// A feature that lives on clocks.
private struct Clockwork: Reducer {
  struct State: Equatable {
    var ticks = 0
    var query = ""
    var results: [String] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case startTimer
    case stopTimer
    case tick
    case delay(Int)
    case race
    case queryChanged(String)
    case found(String)
  }

  enum CancelID { case timer, search }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startTimer:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
      .cancellable(id: CancelID.timer, cancelInFlight: true)
    case .stopTimer:
      return .cancel(id: CancelID.timer)
    case .tick:
      state.ticks += 1
      return .none
    case .delay(let seconds):
      return .run { send in
        try await clock.sleep(for: .seconds(seconds))
        await send(.tick)
      }
    case .race:
      return .run { send in
        await withTaskGroup(of: String?.self) { group in
          for seconds in [3, 1, 2] {
            group.addTask {
              try? await clock.sleep(for: .seconds(seconds))
              return Task.isCancelled ? nil : "\(seconds)"
            }
          }
          if let winner = await group.next() ?? nil { await send(.found(winner)) }
          group.cancelAll()
        }
      }
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        try await clock.sleep(for: .milliseconds(300))
        await send(.found(query))
      }
      .cancellable(id: CancelID.search, cancelInFlight: true)
    case .found(let result):
      state.results.append(result)
      return .none
    }
  }
}

@MainActor
@Suite("TestStore scenarios: clocks")
struct ClockScenarioTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<Clockwork> {
    TestStore(initialState: Clockwork.State()) {
      Clockwork()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("a timer ticks as often as the clock is advanced", arguments: 1...10)
  func timer(seconds: Int) async {
    let store = makeStore()
    await store.send(.startTimer)
    for second in 1...seconds {
      await clock.advance(by: .seconds(1))
      await store.receive(.tick) { $0.ticks = second }
    }
    await store.send(.stopTimer)
  }

  @Test("one advance over many ticks brings all of them", arguments: 1...10)
  func longAdvance(seconds: Int) async {
    let store = makeStore()
    await store.send(.startTimer)
    await clock.advance(by: .seconds(seconds))
    for second in 1...seconds { await store.receive(\.tick) { $0.ticks = second } }
    await store.send(.stopTimer)
    await store.finish()
  }

  @Test("a timer that is started anew ticks once a second", arguments: 1...5)
  func restart(starts: Int) async {
    let store = makeStore()
    for _ in 1...starts { await store.send(.startTimer) }
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.send(.stopTimer)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test(
    "delays end in the order of their deadlines", arguments: [[1, 2, 3], [3, 2, 1], [2, 2, 1]])
  func delays(seconds: [Int]) async {
    let store = makeStore()
    for second in seconds { await store.send(.delay(second)) }
    await clock.run()
    for count in 1...3 { await store.receive(.tick) { $0.ticks = count } }
    await store.finish()
  }

  @Test("typing is debounced", arguments: ["a", "ab", "abc", "abcd"])
  func debounce(text: String) async {
    let store = makeStore()
    for end in 1...text.count {
      let query = String(text.prefix(end))
      await store.send(.queryChanged(query)) { $0.query = query }
      await clock.advance(by: .milliseconds(299))
    }
    await clock.advance(by: .milliseconds(1))
    await store.receive(.found(text)) { $0.results = [text] }
  }

  @Test("children of a task group race on the clock")
  func race() async {
    let store = makeStore()
    await store.send(.race)
    await clock.advance(by: .seconds(1))
    await store.receive(.found("1")) { $0.results = ["1"] }
    await store.finish()
  }

  @Test("with an immediate clock a delay is over when send returns")
  func immediate() async {
    let store = makeStore()
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.delay(1_000))
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("dependencies can be overridden for a while")
  func temporaryOverride() async {
    let store = makeStore()
    await store.withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await store.send(.delay(1_000))
      await store.receive(.tick) { $0.ticks = 1 }
    }
    await store.send(.delay(1))
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 2 }
  }

  @Test("cancelling the task of an action ends its timer")
  func cancelTask() async {
    let store = makeStore()
    let task = await store.send(.startTimer)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
    await clock.advance(by: .seconds(10))
  }

  @Test("finishing the task of an action waits for what the clock has woken")
  func finishTask() async {
    let store = makeStore()
    let task = await store.send(.delay(1))
    await clock.advance(by: .seconds(1))
    await task.finish()
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("a timer goes on after its effects are skipped")
  func skip() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.startTimer)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("a receive before the clock is advanced fails at once, and not for the rest of the test")
  func receiveTooEarly() async {
    let issues = await recordingIssues {
      let store = makeStore()
      let task = await store.send(.delay(1))
      await store.receive(.tick)
      await clock.advance(by: .seconds(1))
      await store.receive(.tick) { $0.ticks = 1 }
      await task.finish()
    }
    #expect(issues.failures.count == 1)
    #expect(issues.failures.first?.contains("every running effect is suspended") == true)
  }
}
#endif
