extension AsyncStream {
  /// Creates a stream of the elements of another sequence; an error ends it.
  ///
  /// Elements are pulled from the sequence as the stream is consumed, none ahead of time.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try? await source.next() }
  }

  /// A stream that yields nothing and ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has already ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncSequence {
  /// Returns this sequence as a stream; an error ends it.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }
}
