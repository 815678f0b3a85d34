@_spi(Internals) import ConcurrencyExtras
import Foundation
import Testing

struct RecursiveLockTests {
  @Test("RecursiveLock is unlocked after an operation, even if that throws")
  func sync() async {
    let lock = NSRecursiveLock()
    #expect(lock.sync { lock.sync { 42 } } == 42)
    #expect(throws: CancellationError.self) {
      try lock.sync { throw CancellationError() }
    }
    let isFree = await Task.detached { [lock] in
      func tryLock() -> Bool {
        guard lock.try() else { return false }
        lock.unlock()
        return true
      }
      return tryLock()
    }.value
    #expect(isFree)
  }
}
