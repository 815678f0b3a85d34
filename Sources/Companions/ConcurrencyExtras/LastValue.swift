/// The last value that was read or written, returned while there is no current value.
package final class LastValue<Value>: Sendable {
  private let value: Locked<Value>

  /// Creates a last value from an initial one.
  package init(_ value: Value) {
    self.value = Locked(value)
  }

  /// Stores and returns a new value, or returns the last one if the new value is `nil`.
  @discardableResult
  package func updated(by newValue: Value?) -> Value {
    guard let newValue else { return value.value }
    _ = value.exchange(newValue)
    return newValue
  }
}
