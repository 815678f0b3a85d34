import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Testing

// The hook is one for the whole process, and code that holds a lock across a suspension does not
// survive it: each test has a process of its own, apart from those that run beside it.
@Suite("Main serial executor", .enabled(if: GlobalEnqueueHook.isAvailable))
struct MainSerialExecutorTests {
  @Test("tasks on the main serial executor run in the order of creation", .urgent)
  func order() async {
    await #expect(processExitsWith: .success) {
      let log = LockIsolated<[Int]>([])
      await withMainSerialExecutor {
        let running = LockIsolated(0)
        await withTaskGroup(of: Void.self) { group in
          for number in 1...1_000 {
            group.addTask {
              running.withValue { $0 += 1 }
              log.withValue { $0.append(number * running.value) }
              running.withValue { $0 -= 1 }
            }
          }
        }
      }
      #expect(log.value == Array(1...1_000))
      #expect(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test("the former executor is restored after the operation, even if it throws", .urgent)
  func restores() async {
    await #expect(processExitsWith: .success) {
      struct Failure: Error {}
      await #expect(throws: Failure.self) {
        try await withMainSerialExecutor {
          await Task.yield()
          #expect(uncheckedUseMainSerialExecutor)
          throw Failure()
        }
      }
      #expect(!uncheckedUseMainSerialExecutor)
      withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
      #expect(!uncheckedUseMainSerialExecutor)
    }
  }
}
