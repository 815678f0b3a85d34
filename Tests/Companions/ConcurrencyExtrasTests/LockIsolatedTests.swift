import ConcurrencyExtras
import Foundation
import Testing

struct LockIsolatedTests {
  struct Failure: Error {}

  @Test("LockIsolated reads, replaces and changes its value")
  func access() {
    let numbers = LockIsolated([1])
    numbers.setValue([1, 2])
    let last = numbers.withValue { numbers in
      numbers.append(3)
      return numbers.last
    }
    #expect(last == 3)
    #expect(numbers.value == [1, 2, 3])
    #expect(numbers.count == 3)
  }

  @Test("LockIsolated loses no update of concurrent tasks")
  func concurrency() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { count.withValue { $0 += 1 } }
        }
      }
    }
    #expect(count.value == 10_000)
  }

  @Test("LockIsolated keeps changes made before the operation throws")
  func throwing() {
    let count = LockIsolated(0)
    #expect(throws: Failure.self) {
      try count.withValue { count in
        count = 1
        throw Failure()
      }
    }
    #expect(count.value == 1)
  }

  @Test("LockIsolated can be read within its own withValue")
  func nesting() {
    let count = LockIsolated(1)
    count.withValue { value in
      value = 10
      value += count.value
    }
    #expect(count.value == 11)
  }

  @Test("LockIsolated releases replaced values after unlocking")
  func release() {
    final class Guest: Sendable {
      let onDeinit: @Sendable () -> Void
      init(_ onDeinit: @escaping @Sendable () -> Void = {}) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let box = LockIsolated<Guest?>(nil)
    let isFree = LockIsolated<[Bool]>([])
    let look: @Sendable () -> Void = {
      let isRead = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = box.value
        isRead.signal()
      }
      let result = isRead.wait(timeout: .now() + 5)
      isFree.withValue { $0.append(result == .success) }
    }
    box.setValue(Guest(look))
    box.setValue(Guest(look))
    box.withValue { $0 = nil }
    #expect(isFree.value == [true, true])
  }
}
