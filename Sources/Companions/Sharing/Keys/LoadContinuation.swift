/// A continuation that a key resumes when it has loaded a value, or has failed to.
///
/// Resume a continuation exactly once. Resuming it twice, or releasing it without resuming it,
/// reports an issue; in the latter case the load ends without a result.
public struct LoadContinuation<Value>: Sendable {
  private let resumption: Resumption<Value?>

  /// Creates a continuation that calls a function, for a key that wraps another key.
  ///
  /// - Parameters:
  ///   - description: The description of the key, for messages.
  ///   - callback: A function that receives the value, `nil` for the initial value, or an error.
  public init(
    _ description: String = "", callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.init({ description }, onLeak: {}, callback: callback)
  }

  init(
    _ description: @escaping @Sendable () -> String,
    onLeak: @escaping @Sendable () -> Void,
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.resumption = Resumption(
      kind: .load, description: description, onLeak: onLeak, callback: callback)
  }

  /// Ends the load with a value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Ends the load with the initial value of the property.
  ///
  /// Call this method if the source has no value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Ends the load with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends the load with a value, with the initial value if it is `nil`, or with an error.
  public func resume(with result: Result<Value?, any Error>) {
    resumption.resume(with: result)
  }
}
