/// A receiver of changes that were made to a value outside of the shared property.
///
/// A subscriber holds no strong reference to the shared value. Calling it after the subscription
/// was cancelled has no effect.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: (@Sendable (Bool) -> Void)?

  /// Creates a subscriber that calls functions, for a key that wraps another key.
  ///
  /// - Parameters:
  ///   - callback: A function that receives the value, `nil` for the initial value, or an error.
  ///   - onLoading: A function that receives whether the value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: (@Sendable (Bool) -> Void)? = nil
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Sends a new value to the shared property.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Reports that there is no value any more.
  ///
  /// The shared property returns to its initial value.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Reports an error; the value does not change.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Sends a value, `nil` to return to the initial value, or an error.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Reports whether a new value is being loaded.
  ///
  /// A value or an error ends the loading, too.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading?(isLoading)
  }
}
