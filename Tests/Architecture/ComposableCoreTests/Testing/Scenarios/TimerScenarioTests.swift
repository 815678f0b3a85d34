#if Macros
import ComposableCore
import Testing

/// TestStore scenarios: timers and delays.
@MainActor
struct TimerScenarioTests {
  let clock = TestClock()

  @Test("no action is received before its deadline")
  func early() async {
    let store = TestStore { [clock] in .number(1, after: 2, on: clock) }
    await store.send(.start)
    await clock.advance(by: .milliseconds(1_999))
    #expect(store.state.numbers == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(1)
  }

  @Test("a timer's interval begins when its effect starts")
  func phase() async {
    let store = TestStore { [clock] in .ticks(of: clock).stoppable }
    await clock.advance(by: .milliseconds(700))
    await store.send(.start)
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.numbers == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(1)
    await store.send(.stop)
  }

  @Test("two timers of one feature tick independently")
  func twoTimers() async {
    let store = TestStore { [clock] in .merge(.ticks(of: clock), .ticks(of: clock)).stoppable }
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(1, 1, 2, 2)
    await store.send(.stop)
  }

  @Test("timers of two stores tick on one clock")
  func twoStores() async {
    let first = TestStore { [clock] in .ticks(of: clock).stoppable }
    let second = TestStore { [clock] in .ticks(of: clock).stoppable }
    await first.send(.start)
    await second.send(.start)
    await clock.advance(by: .seconds(1))
    await second.receive(1)
    await first.receive(1)
    await first.send(.stop)
    await clock.advance(by: .seconds(1))
    await second.receive(2)
    await second.send(.stop)
  }

  @Test("two features can use clocks of their own")
  func twoClocks() async {
    let other = TestClock()
    let store = TestStore { [clock] in
      .merge(.number(1, after: 1, on: clock), .number(2, after: 1, on: other))
    }
    await store.send(.start)
    await other.advance(by: .seconds(1))
    await store.receive(2)
    await clock.advance(by: .seconds(1))
    await store.receive(1)
  }

  @Test("a countdown timer ends by itself")
  func countdown() async {
    let store = TestStore { [clock] in
      .run { send in
        for number in (1...3).reversed() {
          try await clock.sleep(for: .seconds(1))
          await send(.sent(number))
        }
      }
    }
    await store.send(.start)
    await clock.run()
    await store.receive(3, 2, 1)
    await store.finish()
  }

  @Test("run completes consecutive delays of any length")
  func run() async {
    let store = TestStore { [clock] in
      .concatenate((1...20).map { .number($0, after: 1 << $0, on: clock) })
    }
    await store.send(.start)
    await clock.run()
    for number in 1...20 { await store.receive(number) }
    #expect(clock.now.offset == .seconds(2_097_150))
  }

  @Test("a delay of zero ends with the next advance")
  func noDelay() async {
    let store = TestStore { [clock] in .number(1, after: 0, on: clock) }
    await store.send(.start)
    #expect(store.state.numbers == [])
    await clock.advance()
    await store.receive(1)
  }

  @Test("a time limit cancels work that takes too long")
  func timeLimit() async {
    let store = TestStore { [clock] in
      .run { send in
        let isInTime = await withTaskGroup(of: Bool.self) { group in
          group.addTask {
            try? await clock.sleep(for: .seconds(10))
            return !Task.isCancelled
          }
          group.addTask {
            try? await clock.sleep(for: .seconds(3))
            return false
          }
          defer { group.cancelAll() }
          return await group.next() ?? true
        }
        await send(.sent(isInTime ? 1 : 0))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(0)
    await store.finish()
  }

  @Test("an effect retries with growing delays")
  func retries() async {
    let attempts = LockIsolated(0)
    let store = TestStore { [clock] in
      .run { send in
        for attempt in 1...4 {
          attempts.withValue { $0 += 1 }
          if attempt == 4 { return await send(.sent(attempt)) }
          try await clock.sleep(for: .seconds(1 << attempt))
        }
      }
    }
    await store.send(.start)
    #expect(attempts.value == 1)
    await clock.advance(by: .seconds(2))
    #expect(attempts.value == 2)
    await clock.advance(by: .seconds(4))
    #expect(attempts.value == 3)
    await clock.advance(by: .seconds(8))
    await store.receive(4)
  }

  @Test("advance(to:) moves the clock to an instant")
  func deadline() async {
    let store = TestStore { [clock] in .ticks(of: clock).stoppable }
    await store.send(.start)
    await clock.advance(to: .init(offset: .milliseconds(2_500)))
    await store.receive(1, 2)
    await store.send(.stop)
    #expect(clock.now.offset == .milliseconds(2_500))
  }

  @Test("no task sleeps on the clock once the timer is stopped")
  func suspension() async throws {
    let store = TestStore { [clock] in .ticks(of: clock).stoppable }
    await store.send(.start)
    await #expect(throws: (any Error).self) { try await clock.checkSuspension() }
    await store.send(.stop)
    try await clock.checkSuspension()
  }

  @Test("each tick is fully processed before the next one")
  func slowTicks() async {
    let log = LockIsolated<[String]>([])
    let store = TestStore { [clock] in
      .run { _ in
        for await _ in clock.timer(interval: .seconds(1)) {
          log.withValue { $0.append("begin") }
          for _ in 1...20 { await Task.yield() }
          await MainActor.run {}
          log.withValue { $0.append("end") }
        }
      }
      .stoppable
    }
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    #expect(log.value == ["begin", "end", "begin", "end", "begin", "end"])
    await store.send(.stop)
  }

  @Test("a test's own task sleeps on the clock of the feature")
  func testTask() async {
    let log = LockIsolated<[String]>([])
    let store = TestStore { [clock] in .number(1, after: 2, on: clock) }
    await store.send(.start)
    let task = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("test") }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["test"])
    await clock.advance(by: .seconds(1))
    await store.receive(1)
    _ = await task.result
  }

  @Test("a test's own detached task sleeps on the clock of the feature")
  func detachedTestTask() async {
    let log = LockIsolated<[String]>([])
    let task = Task.detached { [clock] in
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("first") }
      try await clock.sleep(for: .seconds(1))
      log.withValue { $0.append("second") }
    }
    // Until it sleeps, nothing but the thread that it runs on knows of it.
    while (try? await clock.checkSuspension()) != nil { await Task.megaYield() }
    await clock.run()
    #expect(log.value == ["first", "second"])
    _ = await task.result
  }
}
#endif
