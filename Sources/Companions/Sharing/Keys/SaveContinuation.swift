/// A continuation that a key resumes when it has saved a value, or has failed to.
///
/// Resume a continuation exactly once. Resuming it twice, or releasing it without resuming it,
/// reports an issue; in the latter case the save ends without a result.
public struct SaveContinuation: Sendable {
  private let resumption: Resumption<Void>

  /// Creates a continuation around a function, for a key that is implemented with another one.
  ///
  /// - Parameters:
  ///   - description: What is saved, for messages.
  ///   - callback: Takes `nil`, or an error.
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    self.init(description) { (result: Result<Void, any Error>) in
      callback(result.map { nil })
    }
  }

  /// Creates a continuation around a function, for a key that is implemented with another one.
  ///
  /// - Parameters:
  ///   - description: What is saved, for messages.
  ///   - callback: Takes nothing, or an error.
  @_disfavoredOverload
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.resumption = Resumption(
      kind: .save, description: description, callback: callback)
  }

  init(
    _ description: String,
    onLeak: @escaping @Sendable () -> Void,
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.resumption = Resumption(
      kind: .save, description: description, onLeak: onLeak, callback: callback)
  }

  /// Ends the save.
  public func resume() {
    resume(with: .success(()))
  }

  /// Ends the save with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends the save, possibly with an error.
  public func resume(with result: Result<Void, any Error>) {
    resumption.resume(with: result)
  }
}
