import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import DeterministicScheduler
import Testing

// The hook is one for the whole process: each test has a process of its own.
@Suite("Global enqueue hook", .enabled(if: GlobalEnqueueHook.isAvailable))
struct GlobalEnqueueHookTests {
  @Test("the enqueue hook is installed only while stray tasks are collected", .urgent)
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

  @Test("the enqueue hook stays installed until a collecting executor ends", .urgent)
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

  @Test("the enqueue hook is shared by a serial main executor and other uses", .urgent)
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

  @Test("a long-lived use of the enqueue hook remembers only so many tasks", .urgent)
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
