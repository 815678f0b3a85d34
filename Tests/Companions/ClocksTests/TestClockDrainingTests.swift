import Clocks
import ConcurrencyExtras
import DeterministicScheduler
import Testing

/// The use by test stores: their effects run on executors that do nothing until drained.
@MainActor
struct TestClockDrainingTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])
  let tasks = TestTasks()

  @Test("an advance first runs tasks that have not started")
  func unstarted() async {
    tasks.start { [clock, log] in
      log.append("started")
      try await clock.sleep(for: .seconds(1))
      log.append("slept")
    }
    #expect(log.value == [])
    await clock.advance(by: .seconds(1))
    #expect(log.value == ["started", "slept"])
    #expect(tasks.executor.isIdle)
  }

  @Test("an advance delivers each tick of a timer, and runs the work after it")
  func timer() async {
    tasks.start { [clock, log] in
      for await now in clock.timer(interval: .seconds(1)) {
        await MainActor.run { log.append("tick \(clock.now.offset)") }
        await Task.yield()
        log.append("after \(now == AnyClock(clock).now)")
      }
    }
    await clock.advance(by: .milliseconds(2_500))
    #expect(log.value == ["tick 1.0 seconds", "after true", "tick 2.0 seconds", "after true"])
    await clock.advance(by: .milliseconds(500))
    #expect(log.value.suffix(2) == ["tick 3.0 seconds", "after true"])
    tasks.executor.release()
  }

  @Test("a run completes consecutive sleeps")
  func run() async {
    tasks.start { [clock, log] in
      for seconds in 1...4 {
        try await clock.sleep(for: .seconds(seconds))
        log.append("\(clock.now.offset)")
      }
    }
    await clock.run()
    #expect(log.value == ["1.0 seconds", "3.0 seconds", "6.0 seconds", "10.0 seconds"])
  }

  @Test("a test's own tasks and executors' tasks sleep on one clock")
  func mixed() async throws {
    tasks.start { [clock, log] in
      try await clock.sleep(for: .seconds(2))
      log.append("effect")
    }
    let task = Task { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      log.append("task")
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(3))
    #expect(log.value == ["task", "effect"])
    try await task.value
  }

  @Test(
    "a task of an executor can advance the clock itself",
    .enabled(if: GlobalEnqueueHook.isAvailable))
  func advancingTask() async {
    tasks.start { [clock, log] in
      try await clock.sleep(for: .seconds(1))
      log.append("slept")
    }
    tasks.start { [clock, log] in
      log.append("before")
      await clock.advance(by: .seconds(1))
      log.append("after")
    }
    let issues = await issues {
      while log.value.count < 3 { await clock.advance() }
    }
    #expect(issues == [])
    #expect(log.value == ["before", "slept", "after"])
  }

  @Test("an advance reports tasks that never suspend, and moves the time")
  func endless() async {
    let task = tasks.start { [log] in
      while !Task.isCancelled { await Task.yield() }
      log.append("ended")
    }
    let issues = await issues { await clock.advance(by: .seconds(1)) }
    #expect(
      issues == [
        """
        'TestClock.advance' timed out: effects are still running after 100000 steps.

        The usual causes:

        - A loop yields, or sends actions, without ever waiting for anything.
        - An immediate clock drives a timer that never ends.

        To fix this, let the task wait for a clock or a stream that the test controls.
        """
      ])
    #expect(clock.now.offset == .seconds(1))
    task.cancel()
    tasks.executor.drain()
    #expect(log.value == ["ended"])
  }

  @Test("checkSuspension throws once pending tasks have run and sleep")
  func suspension() async {
    tasks.start { [clock] in
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.run()
  }

  @Test("one drain completes many sleeps on an immediate clock")
  func immediate() {
    tasks.start { [log] in
      let clock = ImmediateClock()
      for _ in 1...50 { try await clock.sleep(for: .seconds(1)) }
      log.append("\(clock.now.offset)")
    }
    tasks.executor.drain()
    #expect(log.value == ["50.0 seconds"])
  }

  @Test("a drain stops during an endless timer on an immediate clock")
  func endlessImmediate() async throws {
    let task = tasks.start { [log] in
      for await _ in ImmediateClock().timer(interval: .seconds(1)) { log.append("tick") }
    }
    tasks.executor.drain()
    #expect(log.value.count == 99)
    task.cancel()
    tasks.executor.release()
    try await task.value
  }
}
