import Foundation

/// The last value that was read or written, for use when there is no current one.
///
/// Unchecked: the value is only touched under the lock; bindings are handed out by their own rules.
package final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a last value from an initial one.
  package init(_ value: Value) {
    self.value = value
  }

  /// Remembers and returns a new value, or returns the last one.
  @discardableResult
  package func updated(by newValue: Value?) -> Value {
    guard let newValue else { return lock.withLock { value } }
    // The old value is released outside of the lock, for its deinitializer may run any code.
    var old = newValue
    lock.withLock { swap(&value, &old) }
    return newValue
  }
}
