import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import DeterministicScheduler
import Testing

/// Starts stray tasks, of which none may take more than a number of steps, and settles several times at
/// once.
@MainActor
private func settle(
  times count: Int, limit: Int = 2_000, patience: Duration = .zero,
  beside startStrays: @MainActor () -> Void
) async -> [TestExecutorRegistry.Settling] {
  let use = UnattributedTasks.Use()
  defer { withExtendedLifetime(use) {} }
  startStrays()
  let settling = (0..<count).map { _ in
    Task {
      await TestExecutorRegistry.settle(
        { [] }, limit: 100, strayLimit: limit, strayPatience: patience)
    }
  }
  var outcomes: [TestExecutorRegistry.Settling] = []
  for task in settling { outcomes.append(await task.value) }
  return outcomes
}

// Tests that settle beside each other drain the tasks of all: each test has a process of its own.
struct TestExecutorRegistryTests {
  @Test("settling waits for many tasks, however many steps they need", .urgent)
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

  @Test(
    "an endless task is found by every test that waits for it", .urgent,
    .enabled(if: GlobalEnqueueHook.isAvailable))
  func endless() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let outcomes = await settle(times: 8, limit: 20_000) {
        Task { while true { await Task.yield() } }
      }
      #expect(outcomes == Array(repeating: .busyStrays, count: 8))
      // They all see the steps of the one task: none waits for eight times as many.
      #expect(UnattributedTasks.executor.jobCount < 80_000)
    }
  }

  @Test(
    "tasks of other tests get more patience than a test's own", .urgent,
    .enabled(if: GlobalEnqueueHook.isAvailable))
  func patience() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let poll: @MainActor () -> Void = {
        Task { for _ in 0..<5_000 { await Task.yield() } }
      }
      #expect(await settle(times: 1, patience: .seconds(600), beside: poll) == [.calm])
      #expect(await settle(times: 1, beside: poll) == [.busyStrays])
    }
  }

  @Test(
    "tasks that start each other endlessly are found", .urgent,
    .enabled(if: GlobalEnqueueHook.isAvailable))
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
