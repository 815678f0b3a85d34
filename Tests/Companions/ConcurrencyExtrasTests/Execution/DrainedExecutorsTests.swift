import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Testing

/// Starts stray tasks, of which none may take more than 2,000 steps, and settles several times at once.
@MainActor
private func settle(
  times count: Int, beside startStrays: @MainActor () -> Void
) async -> [DrainedExecutors.Settling] {
  let use = StrayTasks.Use()
  defer { withExtendedLifetime(use) {} }
  startStrays()
  let settling = (0..<count).map { _ in
    Task { await DrainedExecutors.settle({ [] }, limit: 100, strayLimit: 2_000) }
  }
  var outcomes: [DrainedExecutors.Settling] = []
  for task in settling { outcomes.append(await task.value) }
  return outcomes
}

// Tests that settle beside each other drain the tasks of all: each test has a process of its own.
@Suite("DrainedExecutors") struct DrainedExecutorsTests {
  @Test("a crowd of tasks is waited for, however many steps they take together", .urgent)
  func crowd() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let outcomes = await settle(times: 20) {
        for _ in 0..<20 {
          Task { for _ in 0..<500 { await Task.yield() } }
        }
      }
      #expect(outcomes == Array(repeating: .calm, count: 20))
    }
  }

  @Test("an endless task in a crowd is found by all who wait for it", .urgent)
  func endless() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let outcomes = await settle(times: 8) {
        Task { while true { await Task.yield() } }
      }
      #expect(outcomes == Array(repeating: .busyStrays, count: 8))
    }
  }

  @Test("tasks that start each other for ever are found", .urgent)
  func chain() async {
    await #expect(processExitsWith: .success) { @MainActor in
      @Sendable func link() {
        Task { @MainActor in
          await Task.yield()
          link()
        }
      }
      #expect(await settle(times: 2, beside: link) == [.busyStrays, .busyStrays])
    }
  }
}
