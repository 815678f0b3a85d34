#if Fallbacks
import Foundation
#elseif canImport(Darwin)
import os
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Foundation
#endif

/// A value behind a lock, changed in place.
///
/// Unlike ``LockIsolated`` it is never copied, so that a table in it stays cheap to change; an access
/// must not be nested in another.
///
/// Underscored, but public, so that other modules of this package inline it: calls of generic code
/// take four times as long.
public final class _Locked<Value>: @unchecked Sendable {
  // Safe: `storage` is touched only while `lock` is held, which also keeps accesses apart.
  @exclusivity(unchecked) @usableFromInline var storage: Value
  @usableFromInline let lock = Lock()

  /// Puts a value behind a lock.
  @inlinable
  public init(_ value: Value) {
    storage = value
  }

  deinit {
    lock.destroy()
  }

  /// A copy of the value.
  @inlinable
  public var value: Value { withValue { $0 } }

  /// Calls a function with the value while no other thread has it.
  @inlinable
  public func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&storage)
  }

  /// Replaces the value, and returns the former one, to be released while the lock is not held.
  package func exchange(_ newValue: Value) -> Value {
    var value = newValue
    withValue { swap(&$0, &value) }
    return value
  }
}

#if !Fallbacks && canImport(Darwin)
// The mutex of the standard library is newer than the oldest systems supported.
@usableFromInline typealias Lock = OSAllocatedUnfairLock<Void>

extension OSAllocatedUnfairLock<Void> {
  /// Has no effect; the lock frees its memory itself.
  fileprivate func destroy() {}
}
#elseif !Fallbacks && (canImport(Glibc) || canImport(Musl) || canImport(Android))
/// A mutex of the C library.
///
/// Thread Sanitizer knows its functions, and the order that they impose. It does not know the
/// standard library's `Mutex`, and would report false races. Both take 8 ns; `NSLock` takes 16.
@usableFromInline struct Lock {
  @usableFromInline let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  @usableFromInline
  init() {
    mutex.initialize(to: pthread_mutex_t())
    let error = pthread_mutex_init(mutex, nil)
    precondition(error == 0, "A mutex can't be made: error \(error)")
  }

  @inlinable
  func lock() {
    pthread_mutex_lock(mutex)
  }

  @inlinable
  func unlock() {
    pthread_mutex_unlock(mutex)
  }

  func destroy() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}
#else
@usableFromInline typealias Lock = NSLock

extension NSLock {
  /// Has no effect; the lock frees its memory itself.
  fileprivate func destroy() {}
}
#endif

package typealias Locked = _Locked
