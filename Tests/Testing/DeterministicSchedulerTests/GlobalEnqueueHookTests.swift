import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import DeterministicScheduler
import Testing

// The hook is one for the whole process: each test has a process of its own.
@Suite("Global enqueue hook", .enabled(if: GlobalEnqueueHook.isAvailable))
struct GlobalEnqueueHookTests {
  @Test("is set while tasks of the main actor are collected, and no longer", .urgent)
  func strayTasks() async {
    await #expect(processExitsWith: .success) {
      let hook = try #require(GlobalEnqueueHook.shared)
      #expect(!hook.isInstalled)
      do {
        let first = UnattributedTasks.Use()
        do {
          let second = UnattributedTasks.Use()
          await Task.detached {}.value
          withExtendedLifetime(second) { #expect(hook.isInstalled) }
        }
        withExtendedLifetime(first) { #expect(hook.isInstalled) }
        #expect(UnattributedTasks.memoryCount > 0)
      }
      #expect(!hook.isInstalled)
      #expect(UnattributedTasks.memoryCount == 0)
      await Task.detached {}.value
    }
  }

  @Test("is set while an executor collects, until that is released", .urgent)
  func executor() async {
    await #expect(processExitsWith: .success) {
      let hook = try #require(GlobalEnqueueHook.shared)
      let executor = DeterministicExecutor()
      #expect(!hook.isInstalled)
      Task(executorPreference: executor) { await executor.collecting {} }
      executor.drain()
      await Task.detached {}.value
      #expect(hook.isInstalled)
      executor.release()
      #expect(!hook.isInstalled)
    }
  }

  @Test("is set while the main executor is serial, also beside other uses", .urgent)
  func serial() async {
    await #expect(processExitsWith: .success) {
      let hook = try #require(GlobalEnqueueHook.shared)
      var use: UnattributedTasks.Use?
      withMainSerialExecutor {
        #expect(hook.isInstalled)
        use = UnattributedTasks.Use()
      }
      await Task.detached {}.value
      #expect(hook.isInstalled)
      withExtendedLifetime(use) {}
      use = nil
      #expect(!hook.isInstalled)
    }
  }

  @Test("a use that lives for long remembers a bounded number of tasks", .urgent)
  func memory() async {
    await #expect(processExitsWith: .success) {
      let use = UnattributedTasks.Use()
      for _ in 0..<100_000 { await Task.detached {}.value }
      #expect(UnattributedTasks.memoryCount > 0)
      #expect(UnattributedTasks.memoryCount <= UnattributedTasks.memoryLimit)
      withExtendedLifetime(use) {}
    }
  }
}
