/// A way to load a shared value from somewhere, and to save it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why the value is saved.
  ///   - continuation: What must be resumed exactly once, now or later.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
