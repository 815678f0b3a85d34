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

/// TestStore scenarios: clocks.
@MainActor
struct ClockScenarioTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<Clockwork> {
    TestStore(initialState: Clockwork.State()) {
      Clockwork()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("a timer ticks once per second of the test clock", arguments: 1...10)
  func timer(seconds: Int) async {
    let store = makeStore()
    await store.send(.startTimer)
    for second in 1...seconds {
      await clock.advance(by: .seconds(1))
      await store.receive(.tick) { $0.ticks = second }
    }
    await store.send(.stopTimer)
  }

  @Test("one long advance delivers every tick of a timer", arguments: 1...10)
  func longAdvance(seconds: Int) async {
    let store = makeStore()
    await store.send(.startTimer)
    await clock.advance(by: .seconds(seconds))
    for second in 1...seconds { await store.receive(\.tick) { $0.ticks = second } }
    await store.send(.stopTimer)
    await store.finish()
  }

  @Test("a restarted timer ticks once a second", arguments: 1...5)
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

  @Test(
    "a debounced effect runs once after the last keystroke", arguments: ["a", "ab", "abc", "abcd"])
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

  @Test("a task group's children finish in the order of their deadlines")
  func race() async {
    let store = makeStore()
    await store.send(.race)
    await clock.advance(by: .seconds(1))
    await store.receive(.found("1")) { $0.results = ["1"] }
    await store.finish()
  }

  @Test("a delay on an immediate clock is over when send returns")
  func immediate() async {
    let store = makeStore()
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.delay(1_000))
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("withDependencies overrides a test store's dependencies temporarily")
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

  @Test("finishing an action's task waits for a sleep that has ended")
  func finishTask() async {
    let store = makeStore()
    let task = await store.send(.delay(1))
    await clock.advance(by: .seconds(1))
    await task.finish()
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("a timer continues after in-flight effects were skipped")
  func skip() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.startTimer)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
  }

  @Test("a receive before the clock is advanced fails once; later ones pass")
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
