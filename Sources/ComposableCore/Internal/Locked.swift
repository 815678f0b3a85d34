import Foundation

/// A value behind a lock, changed in place.
///
/// Unlike `LockIsolated` it is never copied, so that a table in it stays cheap to change; an access
/// must not be nested in another.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Safe: `storage` is touched only while `lock` is held.
  private var storage: Value
  private let lock = NSLock()

  init(_ value: Value) {
    storage = value
  }

  var value: Value { withValue { $0 } }

  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&storage)
  }
}
