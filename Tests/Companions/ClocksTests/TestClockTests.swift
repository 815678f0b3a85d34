import Clocks
import ConcurrencyExtras
import Testing

struct TestClockTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])
  let tasks = TestTasks()

  /// Sleeps on the clock in a task of its own, and logs how that ended and at what time.
  @discardableResult
  func sleeper(_ name: String, for duration: Duration) -> Task<Void, any Error> {
    tasks.start { [clock, log] in
      do {
        try await clock.sleep(for: duration)
        log.append("\(name) woke at \(clock.now.offset)")
      } catch {
        log.append("\(name) threw \(error)")
      }
    }
  }

  @Test("a test clock starts at zero or a given instant and does not move")
  func start() async {
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    let later = TestClock<Duration>(now: .init(offset: .seconds(5)))
    #expect(later.now.offset == .seconds(5))
    #expect(later.now == later.now)
  }

  @Test("an advance wakes tasks at their deadlines, in order")
  func order() async {
    sleeper("b", for: .seconds(2))
    sleeper("c", for: .seconds(3))
    sleeper("a", for: .seconds(1))
    await clock.advance(by: .milliseconds(999))
    #expect(log.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.value == ["a woke at 1.0 seconds"])
    await clock.advance(by: .seconds(10))
    #expect(
      log.value == ["a woke at 1.0 seconds", "b woke at 2.0 seconds", "c woke at 3.0 seconds"])
    #expect(clock.now.offset == .seconds(11))
  }

  @Test("an advance wakes tasks with equal deadlines in sleeping order")
  func stable() async {
    for name in 1...10 { sleeper("\(name)", for: .seconds(1)) }
    await clock.advance(by: .seconds(1))
    #expect(log.value == (1...10).map { "\($0) woke at 1.0 seconds" })
  }

  @Test("an advance includes sleeps that begin while it runs")
  func chained() async throws {
    let task = tasks.start { [clock, log] in
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(1))
        log.append("\(clock.now.offset)")
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.value == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(clock.now.offset == .seconds(3))
    await clock.advance(to: .init(offset: .seconds(9)))
    #expect(log.value.suffix(2) == ["4.0 seconds", "5.0 seconds"])
    #expect(clock.now.offset == .seconds(9))
    try await task.value
  }

  @Test("a sleep until now suspends, and one until an earlier time does not")
  func deadlines() async throws {
    let clock = TestClock(now: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .milliseconds(4_999)))

    let task = tasks.start { try await clock.sleep(until: .init(offset: .seconds(5))) }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: .zero)
    try await task.value
    try await clock.checkSuspension()
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("a test clock never moves back in time")
  func past() async {
    await clock.advance(by: .seconds(5))
    await clock.advance(to: .init(offset: .seconds(1)))
    await clock.advance(by: .seconds(-3))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("a cancelled sleep throws at once and leaves the clock")
  func cancellation() async throws {
    let task = sleeper("a", for: .seconds(1))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await clock.advance()
    #expect(log.value == ["a threw CancellationError()"])
    try await clock.checkSuspension()

    let cancelledBefore = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await cancelledBefore.value }
    await clock.run()
    #expect(clock.now.offset == .zero)
  }

  @Test("checkSuspension throws an error that says how to fix the test")
  func suspension() async {
    let task = sleeper("a", for: .seconds(1))
    let error = await #expect(throws: SuspensionError.self) {
      try await clock.checkSuspension()
    }
    #expect(
      error?.description == """
        'TestClock.checkSuspension' found a task asleep on the clock.

        To fix this, let the code under test stop sleeping, or move the time of the clock with \
        'advance' or 'run' before.
        """)
    task.cancel()
  }

  @Test("a run ends when no task sleeps, at the last deadline")
  func run() async {
    sleeper("a", for: .seconds(3_600))
    sleeper("b", for: .seconds(60))
    await clock.run()
    #expect(log.value == ["b woke at 60.0 seconds", "a woke at 3600.0 seconds"])
    #expect(clock.now.offset == .seconds(3_600))
  }

  @Test("a run with no timeout still completes 100 consecutive sleeps")
  func shortRun() async throws {
    let task = tasks.start { [clock] in
      for _ in 1...100 { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.run(timeout: .zero)
    try await task.value
    #expect(clock.now.offset == .seconds(100))
  }

  @Test("a run with an endless timer times out and reports the sleeping tasks")
  func endlessRun() async {
    let task = tasks.start { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    let line = #line + 2
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.description.hasSuffix(
          """
          'TestClock.run' timed out after 0.0 seconds with tasks still sleeping:

            Sleeping tasks: 1
            Time of the clock: 100.0 seconds
            Next deadline: 101.0 seconds

          The usual cause is a timer that never stops. To fix this, stop the timer first, use \
          'TestClock.advance' to move the time by a fixed duration, or allow more time with \
          'run(timeout:)'.
          """)
    }
    task.cancel()
    await clock.advance()
  }

  @Test("random advances and cancellations wake the tasks that a model predicts")
  func model() async {
    var generator = SeededGenerator(state: 42)
    for _ in 1...20 {
      let clock = TestClock()
      let woken = LockIsolated<[Int]>([])
      var tasks: [(deadline: Int, task: Task<Void, any Error>)] = []
      var expected: [Int] = []
      for number in 0..<12 {
        let deadline = Int.random(in: 0...6, using: &generator)
        tasks.append(
          (
            deadline,
            self.tasks.start {
              try await clock.sleep(for: .seconds(deadline))
              woken.append(number)
            }
          ))
      }
      await clock.advance(to: .init(offset: .seconds(-1)))
      var alive = Array(tasks.indices)
      for index in tasks.indices where Bool.random(using: &generator) {
        tasks[index].task.cancel()
        alive.removeAll { $0 == index }
      }
      for time in 0...6 {
        await clock.advance(to: .init(offset: .seconds(time)))
        expected += alive.filter { tasks[$0].deadline == time }
        #expect(woken.value == expected)
      }
    }
  }

  @Test("advance and run wake tasks outside of any test executor")
  func plainTasks() async throws {
    let first = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    let second = Task { [clock] in try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    try await first.value
    #expect(clock.sleeperCount == 1)
    await clock.run()
    try await second.value
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("a test clock works with a custom duration type")
  func otherDurations() async throws {
    let clock = TestClock<Steps>(now: .init())
    let task = tasks.start { try await clock.sleep(for: Steps(count: 3)) }
    await clock.advance(by: Steps(count: 2))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: Steps(count: 1))
    try await task.value
    #expect(clock.now.offset == Steps(count: 3))
  }
}
