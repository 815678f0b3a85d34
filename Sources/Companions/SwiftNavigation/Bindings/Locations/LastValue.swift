import Foundation

/// The last value that was there, for when there is none any more.
final class LastValue<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Remembers and returns a new value, or returns the last one.
  @discardableResult
  func updated(by newValue: Value?) -> Value {
    lock.withLock {
      if let newValue { value = newValue }
      return value
    }
  }
}
