import Foundation

/// The last value that was read or written, returned while there is no current value.
///
/// Unchecked: the value is only accessed under the lock.
package final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a last value from an initial one.
  package init(_ value: Value) {
    self.value = value
  }

  /// Stores and returns a new value, or returns the last one if the new value is `nil`.
  @discardableResult
  package func updated(by newValue: Value?) -> Value {
    guard let newValue else { return lock.withLock { value } }
    // The old value is released outside of the lock, for its deinitializer may run any code.
    var old = newValue
    lock.withLock { swap(&value, &old) }
    return newValue
  }
}
