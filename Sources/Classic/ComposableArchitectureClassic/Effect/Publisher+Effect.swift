extension Publisher {
  /// Makes an effect of a publisher.
  public func eraseToEffect() -> Effect<Output, Failure> {
    Effect(self)
  }

  /// Makes an effect of a publisher, and transforms what it emits.
  public func eraseToEffect<T>(
    _ transform: @escaping (Output) -> T
  ) -> Effect<T, Failure> {
    Effect(map(transform))
  }

  /// Makes an effect that cannot fail of a publisher that can: it emits results.
  ///
  /// ```swift
  /// let rhyme = CounterEnvironment.live.rhyme(1)
  ///   .catchToEffect()
  ///   .map(CounterAction.rhymeResponse)
  /// ```
  public func catchToEffect() -> Effect<Result<Output, Failure>, Never> {
    catchToEffect { $0 }
  }

  /// Makes an effect that cannot fail of a publisher that can, and transforms its results.
  public func catchToEffect<T>(
    _ transform: @escaping (Result<Output, Failure>) -> T
  ) -> Effect<T, Never> {
    Effect(
      map { transform(.success($0)) }
        .catch { Just(transform(.failure($0))) })
  }

  /// Makes an effect that runs a publisher for what it does, and emits nothing.
  ///
  /// - Parameters:
  ///   - outputType: What the effect is to be said to emit.
  ///   - failureType: What it is to be said to fail with.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self, failureType: NewFailure.Type = NewFailure.self
  ) -> Effect<NewOutput, NewFailure> {
    .run { subscriber in
      self.sink(
        receiveCompletion: { _ in subscriber.send(completion: .finished) }, receiveValue: { _ in })
    }
  }
}
