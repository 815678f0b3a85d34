import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Testing

/// Settles several times at once, while no stray task may take more than 2,000 steps.
@MainActor
private func settle(times count: Int) async -> [DrainedExecutors.Settling] {
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
      let use = StrayTasks.Use()
      for _ in 0..<20 {
        Task { for _ in 0..<500 { await Task.yield() } }
      }
      #expect(await settle(times: 20) == Array(repeating: .calm, count: 20))
      withExtendedLifetime(use) {}
    }
  }

  @Test("an endless task in a crowd is found by all who wait for it", .urgent)
  func endless() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let use = StrayTasks.Use()
      Task { while true { await Task.yield() } }
      #expect(await settle(times: 8) == Array(repeating: .busyStrays, count: 8))
      withExtendedLifetime(use) {}
    }
  }

  @Test("tasks that start each other for ever are found", .urgent)
  func chain() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let use = StrayTasks.Use()
      @Sendable func link() {
        Task { @MainActor in
          await Task.yield()
          link()
        }
      }
      link()
      #expect(await settle(times: 2) == [.busyStrays, .busyStrays])
      withExtendedLifetime(use) {}
    }
  }
}
