import Foundation

/// The last value that was read or written, for when there is none any more.
///
/// Unchecked: the value is only touched under the lock; bindings are handed out by their own rules.
package final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a memory that begins with a value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Remembers and returns a new value, or returns the last one.
  @discardableResult
  package func updated(by newValue: Value?) -> Value {
    guard let newValue else { return lock.withLock { value } }
    // The old value is released outside of the lock: it may do anything when it goes.
    var old = newValue
    lock.withLock { swap(&value, &old) }
    return newValue
  }
}
