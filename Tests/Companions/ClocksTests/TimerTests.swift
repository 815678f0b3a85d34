import Clocks
import ConcurrencyExtras
import Testing

/// Clock.timer.
struct TimerTests {
  let clock = TestClock()
  let log = LockIsolated<[Duration]>([])
  let tasks = TestTasks()

  @Test("a timer ticks at whole multiples of its interval")
  func ticks() async throws {
    let task = tasks.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(1)) { log.append(clock.now.offset) }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.value == [.seconds(1)])
    await clock.advance(by: .milliseconds(3_500))
    #expect(log.value == [.seconds(1), .seconds(2), .seconds(3), .seconds(4)])
    task.cancel()
    await clock.advance()
    try await task.value
  }

  @Test("a timer yields the instant of each tick")
  func element() async throws {
    let start = AnyClock(clock).now
    let task = tasks.start { [clock] in
      var iterator = clock.timer(interval: .seconds(2), tolerance: .seconds(1)).makeAsyncIterator()
      return await iterator.next()
    }
    await clock.advance(by: .seconds(2))
    #expect(try await task.value.map { start.duration(to: $0) } == .seconds(2))
  }

  @Test("a timer ends when its task is cancelled")
  func cancellation() async throws {
    let task = tasks.start { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) {}
      return "ended"
    }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await clock.advance()
    #expect(try await task.value == "ended")
    try await clock.checkSuspension()
  }

  @Test("a late reader gets one tick at once, and the next ones on time")
  func missed() async throws {
    let task = tasks.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(2)) {
        log.append(clock.now.offset)
        // Nine seconds are four and a half intervals.
        if log.value.count == 1 { try await clock.sleep(for: .seconds(9)) }
      }
    }
    await clock.advance(by: .seconds(16))
    #expect(log.value == [2, 11, 12, 14, 16].map { .seconds($0) })
    task.cancel()
    await clock.advance()
    try await task.value
  }

  @Test("an existential clock has a timer")
  func existential() async {
    let clock: any Clock<Duration> = .immediate
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
    let sequence: _AsyncTimerSequence<AnyClock<Duration>> = clock.timer(interval: .seconds(1))
    var iterator = sequence.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }
}
