#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A value behind a lock, changed in place.
///
/// Unlike `LockIsolated` it is never copied, so that a table in it stays cheap to change; an access
/// must not be nested in another.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Safe: `storage` is touched only while `lock` is held, which also keeps accesses apart.
  @exclusivity(unchecked) private var storage: Value

  #if canImport(Darwin)
  // The mutex of the standard library is newer than the oldest systems supported.
  private let lock = OSAllocatedUnfairLock()
  #else
  private let lock = Mutex<Void>(())
  #endif

  init(_ value: Value) {
    storage = value
  }

  var value: Value { withValue { $0 } }

  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    #if canImport(Darwin)
    lock.lock()
    defer { lock.unlock() }
    #else
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    #endif
    return try body(&storage)
  }
}
