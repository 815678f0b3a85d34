import Foundation

/// A value that a lock protects, so that it can be shared between threads and tasks.
///
/// Use it to record what a `@Sendable` closure does, for example in a test:
///
/// ```swift
/// let saved = LockIsolated<[String]>([])
/// let client = FileClient(save: { name, _ in saved.withValue { $0.append(name) } })
/// ```
///
/// > Important: The lock is held for one access at a time. `counter.setValue(counter.value + 1)` is
/// > two accesses, between which another thread may write; `counter.withValue { $0 += 1 }` is one.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // Safe: `_value` is touched only while `lock` is held, and enters and leaves by `@Sendable` code.
  private var _value: Value
  private let lock = NSRecursiveLock()

  /// Creates a box around the value that the closure yields.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self._value = try value()
  }

  /// Reads one property of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.lock()
    defer { lock.unlock() }
    return _value[keyPath: keyPath]
  }

  /// Reads or changes the value in one step that no other thread can come between.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    // Released outside of the lock, as are the values of the others: they may do anything then.
    var old: Value?
    defer { withExtendedLifetime(old) {} }
    lock.lock()
    defer { lock.unlock() }
    // A copy, not `&_value`: the lock is recursive, and a nested access must not trap.
    var value = _value
    defer {
      old = _value
      _value = value
    }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try withValue { $0 = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value.
  public var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return _value
  }
}
