/// What a key tells about changes of a value that were made elsewhere.
///
/// It holds no strong reference to the shared value; telling it something after the subscription
/// was cancelled does nothing.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: (@Sendable (Bool) -> Void)?

  /// Creates a subscriber around functions, for a key that is implemented with another one.
  ///
  /// - Parameters:
  ///   - callback: Takes the value, `nil` for the initial value, or an error.
  ///   - onLoading: Takes whether the value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: (@Sendable (Bool) -> Void)? = nil
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Tells of a new value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Tells that there is no value any more, so that the initial value holds again.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Tells of an error; the value stays what it is.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Tells of a value, of the return to the initial value if it is `nil`, or of an error.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Tells whether a new value is being loaded, which ends with a value or an error at the latest.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading?(isLoading)
  }
}
