/// A continuation that a key resumes when it has saved a value, or has failed to.
///
/// Resume a continuation exactly once. Resuming it twice, or releasing it without resuming it,
/// reports an issue; in the latter case the save ends without a result.
public struct SaveContinuation: Sendable {
  private let resumption: Resumption<Void>

  /// Creates a continuation that calls a function, for a key that wraps another key.
  ///
  /// - Parameters:
  ///   - description: The description of the key, for messages.
  ///   - callback: A function that receives `nil` for a success, or an error.
  public init(
    _ description: String = "", callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    self.init({ description }, onLeak: {}, callback: { callback($0.map { nil }) })
  }

  /// Creates a continuation that calls a function, for a key that wraps another key.
  ///
  /// - Parameters:
  ///   - description: The description of the key, for messages.
  ///   - callback: A function that receives a success, or an error.
  @_disfavoredOverload
  public init(
    _ description: String = "", callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.init({ description }, onLeak: {}, callback: callback)
  }

  init(
    _ description: @escaping @Sendable () -> String,
    onLeak: @escaping @Sendable () -> Void,
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.resumption = Resumption(
      kind: .save, description: description, onLeak: onLeak, callback: callback)
  }

  /// Ends the save with success.
  public func resume() {
    resume(with: .success(()))
  }

  /// Ends the save with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Ends the save with success or with an error.
  public func resume(with result: Result<Void, any Error>) {
    resumption.resume(with: result)
  }
}
