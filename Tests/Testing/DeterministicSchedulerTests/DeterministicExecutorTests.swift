import ConcurrencyExtras
import DeterministicScheduler
import Foundation
import Testing

struct DeterministicExecutorTests {
  @Test("a drain runs all added jobs in order, and nothing runs before it")
  func order() {
    let executor = DeterministicExecutor()
    let log = LockIsolated<[Int]>([])
    for number in 1...5 {
      Task(executorPreference: executor) { log.withValue { $0.append(number) } }
    }
    #expect(log.value == [])
    #expect(!executor.isIdle)
    #expect(executor.drain() == 5)
    #expect(log.value == [1, 2, 3, 4, 5])
    #expect(executor.isIdle)
    #expect(executor.drain() == 0)
  }

  @Test("one drain runs a task to its end through yields and child tasks")
  func structure() {
    let executor = DeterministicExecutor()
    let log = LockIsolated<[String]>([])
    Task(executorPreference: executor) {
      await Task.yield()
      log.withValue { $0.append("yielded") }
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...10 { group.addTask { number } }
        return await group.reduce(0, +)
      }
      log.withValue { $0.append("sum \(sum)") }
      async let child = nonisolatedChild()
      await log.withValue { [child = child] in $0.append(child) }
    }
    executor.drain()
    #expect(log.value == ["yielded", "sum 55", "child"])
    #expect(executor.isIdle)
  }

  @Test("tasks are interleaved the same way in each run")
  func interleaving() {
    func run() -> [Int] {
      let executor = DeterministicExecutor()
      let log = LockIsolated<[Int]>([])
      for task in 0..<10 {
        Task(executorPreference: executor) {
          for step in 0..<(task % 4) {
            await Task.yield()
            log.withValue { $0.append(10 * task + step) }
          }
        }
      }
      executor.drain()
      return log.value
    }
    let first = run()
    #expect(first.count == 13)
    for _ in 0..<100 { #expect(run() == first) }
  }

  @Test("a task suspended in a continuation leaves the executor idle")
  func continuation() async {
    let executor = DeterministicExecutor()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let log = LockIsolated<[Int]>([])
    Task(executorPreference: executor) {
      for await number in stream { log.withValue { $0.append(number) } }
    }
    executor.drain()
    #expect(executor.isIdle)
    continuation.yield(1)
    #expect(executor.drain() == 1)
    #expect(log.value == [1])
    continuation.finish()
    executor.release()
  }

  @MainActor
  @Test("a job that hopped to the main actor can run again after its turn")
  func mainActor() async {
    let executor = DeterministicExecutor()
    let log = LockIsolated<[String]>([])
    let task = Task.detached(executorPreference: executor) {
      log.withValue { $0.append("effect") }
      await MainActor.run { log.withValue { $0.append("main") } }
      log.withValue { $0.append("effect again") }
    }
    executor.drain()
    #expect(log.value == ["effect"])
    await Task.yield()
    #expect(log.value == ["effect", "main"])
    executor.drain()
    #expect(log.value == ["effect", "main", "effect again"])
    await task.value
  }

  @Test("a released executor lets its remaining and later jobs run elsewhere")
  func release() async {
    let executor = DeterministicExecutor()
    let before = Task(executorPreference: executor) { 1 }
    executor.release()
    let after = Task(executorPreference: executor) {
      await Task.yield()
      return 2
    }
    #expect(await before.value == 1)
    #expect(await after.value == 2)
    #expect(executor.isIdle)
  }

  @Test("jobs added by many threads are all run")
  func threads() async {
    let executor = DeterministicExecutor()
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            Task(executorPreference: executor) { count.withValue { $0 += 1 } }
          }
        }
      }
    }
    #expect(executor.jobCount == 4_000)
    #expect(executor.drain() == 4_000)
    #expect(count.value == 4_000)
  }

  @Test(
    "'collecting' collects an operation's unstructured and detached tasks",
    .enabled(if: GlobalEnqueueHook.isAvailable))
  func collecting() async {
    let executor = DeterministicExecutor()
    let log = LockIsolated<[String]>([])
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task(executorPreference: executor) {
      await executor.collecting {
        await Task {
          log.withValue { $0.append("task") }
          await Task.yield()
          await Task.detached {
            for await number in stream { log.withValue { $0.append("detached \(number)") } }
          }.value
        }.value
        log.withValue { $0.append("end") }
      }
    }
    executor.drain()
    #expect(log.value == ["task"])
    // A thread that knows nothing of the executor wakes the detached task.
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        continuation.yield(1)
        continuation.finish()
        done.resume()
      }
    }
    executor.drain()
    #expect(log.value == ["task", "detached 1", "end"])
    executor.release()
  }

  @Test("tasks started outside of 'collecting' are not collected")
  func others() async {
    let executor = DeterministicExecutor()
    Task(executorPreference: executor) { await executor.collecting {} }
    executor.drain()
    #expect(await Task.detached { 1 }.value == 1)
    #expect(executor.isIdle)
  }

  @Test("a limited drain leaves remaining jobs for the next drain")
  func limit() {
    let executor = DeterministicExecutor()
    let count = LockIsolated(0)
    Task(executorPreference: executor) {
      while !Task.isCancelled, count.value < 10 {
        count.withValue { $0 += 1 }
        await Task.yield()
      }
    }
    #expect(executor.drain(limit: 4) == 4)
    #expect(count.value < 10)
    #expect(!executor.isIdle)
    executor.drain()
    #expect(count.value == 10)
    #expect(executor.isIdle)
  }

  @Test("jobs that a blocked main queue leaves are run elsewhere, in order")
  @MainActor
  func blockedMainQueue() async {
    let executor = DeterministicExecutor(isPumped: true)
    let log = LockIsolated<[Int]>([])
    func start(_ number: Int) {
      Task.detached(executorPreference: executor) { log.withValue { $0.append(number) } }
    }
    #expect(executor.runIfLeft(since: nil) == nil)
    for number in 1...3 { start(number) }
    let first = executor.runIfLeft(since: nil)
    #expect(log.value == [])
    // This test has not left the main queue since.
    let second = executor.runIfLeft(since: first)
    #expect(log.value == [1, 2, 3])
    start(4)
    #expect(executor.runIfLeft(since: first) == second)
    #expect(log.value == [1, 2, 3])
    await MainQueue.turn()
    #expect(log.value == [1, 2, 3, 4])
    #expect(executor.runIfLeft(since: second) == nil)
  }

  @Test("the main queue runs undrained jobs unless pumping is suspended")
  @MainActor
  func pump() async {
    let executor = DeterministicExecutor(isPumped: true)
    #expect(await Task(executorPreference: executor) { 1 }.value == 1)
    executor.isPumpingSuspended = true
    let task = Task(executorPreference: executor) { 2 }
    await Task.yield()
    await Task.yield()
    #expect(!executor.isIdle)
    executor.isPumpingSuspended = false
    #expect(await task.value == 2)
  }
}

private func nonisolatedChild() async -> String {
  await Task.yield()
  return "child"
}
