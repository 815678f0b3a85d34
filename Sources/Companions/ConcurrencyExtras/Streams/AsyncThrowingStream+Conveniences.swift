extension AsyncThrowingStream where Failure == any Error {
  /// Creates a stream of the elements of another sequence, which ends with its error if it throws.
  ///
  /// Elements are pulled from the sequence as the stream is consumed, none ahead of time.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try await source.next() }
  }

  /// A stream that yields nothing and ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// Returns a stream that has already ended, with an error or without.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// Returns this sequence as a throwing stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error>
  where Self: Sendable {
    AsyncThrowingStream(self)
  }
}
