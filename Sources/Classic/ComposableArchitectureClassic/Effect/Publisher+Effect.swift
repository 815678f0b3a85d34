extension Publisher {
  /// Wraps the publisher in an effect.
  public func eraseToEffect() -> Effect<Output, Failure> {
    Effect(self)
  }

  /// Wraps the publisher in an effect, and transforms each value that it emits.
  public func eraseToEffect<T>(
    _ transform: @escaping (Output) -> T
  ) -> Effect<T, Failure> {
    Effect(map(transform))
  }

  /// Wraps the publisher in an effect that cannot fail and emits values and failures as results.
  ///
  /// ```swift
  /// let rhyme = CounterEnvironment.live.rhyme(1)
  ///   .catchToEffect()
  ///   .map(CounterAction.rhymeResponse)
  /// ```
  public func catchToEffect() -> Effect<Result<Output, Failure>, Never> {
    catchToEffect { $0 }
  }

  /// Wraps the publisher in an effect that cannot fail and emits transformed results.
  public func catchToEffect<T>(
    _ transform: @escaping (Result<Output, Failure>) -> T
  ) -> Effect<T, Never> {
    Effect(
      map { transform(.success($0)) }
        .catch { Just(transform(.failure($0))) })
  }

  /// Wraps the publisher in an effect that runs it and ignores its values and failure.
  ///
  /// - Parameters:
  ///   - outputType: The output type of the effect.
  ///   - failureType: The failure type of the effect.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self, failureType: NewFailure.Type = NewFailure.self
  ) -> Effect<NewOutput, NewFailure> {
    .run { subscriber in
      self.sink(
        receiveCompletion: { _ in subscriber.send(completion: .finished) }, receiveValue: { _ in })
    }
  }
}
