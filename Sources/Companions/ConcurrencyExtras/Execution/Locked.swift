import Foundation

/// A value behind a lock, changed in place; ``LockIsolated`` copies it for each change.
final class Locked<Value>: @unchecked Sendable {
  // Safe: `storage` is touched only while `lock` is held.
  private var storage: Value
  private let lock = NSLock()

  init(_ value: Value) {
    storage = value
  }

  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&storage)
  }
}
