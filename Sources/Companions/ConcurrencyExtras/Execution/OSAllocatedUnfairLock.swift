#if Fallbacks && !canImport(Darwin)
import Foundation

/// The lock of Apple's systems, so that tests elsewhere run what is compiled for it.
package struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Safe: the state is touched only while the lock is held.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  package init(initialState: State) {
    storage = Storage(initialState)
  }

  package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}
#endif
