import ConcurrencyExtras
import Testing

@Suite("Main serial executor", .serialized)
struct MainSerialExecutorTests {
  @MainActor
  @Test("tasks run one at a time, in the order of their creation")
  func order() async {
    await withMainSerialExecutor {
      let log = LockIsolated<[Int]>([])
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
      #expect(log.value == Array(1...1_000))
    }
    #expect(!uncheckedUseMainSerialExecutor)
  }

  @MainActor
  @Test("the former executor is back after the operation, also if that throws")
  func restores() async {
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
