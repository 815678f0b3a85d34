import Testing

@testable import ConcurrencyExtras

struct TaskTests {
  struct Failure: Error, Equatable {}

  @Test("Task.never throws once it is cancelled")
  func never() async {
    let answer = Task<Int, any Error> { try await Task.never() }
    answer.cancel()
    await #expect(throws: CancellationError.self) { try await answer.value }

    let statement = Task { try await Task.never() }
    statement.cancel()
    await #expect(throws: CancellationError.self) { try await statement.value }
  }

  @Test("cancelling the reader of cancellableValue cancels the task")
  func cancellableValue() async {
    let throwing = Task<Int, any Error> { try await Task.never() }
    let waiter = Task { try await throwing.cancellableValue }
    waiter.cancel()
    await #expect(throws: CancellationError.self) { try await waiter.value }
    #expect(throwing.isCancelled)

    let silent = Task { try? await Task.never() }
    let silentWaiter = Task { await silent.cancellableValue }
    silentWaiter.cancel()
    await silentWaiter.value
    #expect(silent.isCancelled)
  }

  @Test("Result captures an async closure's value or error")
  func result() async {
    let success = await Result { await Task { 1 }.value }
    #expect(success == .success(1))
    let typed: Result<Int, Failure> = await Result { () async throws(Failure) -> Int in
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try typed.get() }
    let failure = await Result<Int, any Error> { try await Task { throw Failure() }.value }
    #expect(throws: Failure()) { try failure.get() }
  }

  @Test("megaYield's count is read from the environment and clamped")
  func megaYieldCounts() {
    #expect(megaYieldCount(in: nil) == 20)
    #expect((0...10_000).contains(_defaultMegaYieldCount))
    #expect(megaYieldCount(in: "many") == 20)
    #expect(megaYieldCount(in: "7") == 7)
    #expect(megaYieldCount(in: "-1") == 0)
    #expect(megaYieldCount(in: "1000000") == 10_000)
  }

  @Test("Task.megaYield lets other tasks run")
  func megaYield() async {
    let isDone = LockIsolated(false)
    let task = Task { isDone.setValue(true) }
    while !isDone.value { await Task.megaYield(count: 1) }
    await task.value
    await Task.megaYield(count: 0)
    #expect(isDone.value)
  }
}
