/// A way to load a shared value from a source, and to save it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value to the source.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving.
  ///   - continuation: The continuation to resume exactly once, now or later.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
