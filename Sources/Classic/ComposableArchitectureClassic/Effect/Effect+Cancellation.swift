extension Effect {
  /// Makes an effect cancellable by an id.
  ///
  /// An effect that is cancelled completes without emitting anything more.
  ///
  /// - Parameters:
  ///   - id: The id for ``cancel(id:)``. Each store has its own ids, so two stores can use the same
  ///     id. An effect created on another thread than the store's, such as in a `flatMap` after
  ///     `receive(on:)`, uses ids shared by the whole process.
  ///   - cancelInFlight: Whether to cancel running effects with the same id first.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Self {
    let constructed = CancellationTable.current
    return .run { subscriber in
      let work = CancellableWork()
      let table = constructed ?? .current ?? .ambient
      let unregister = table.register(id, cancelInFlight: cancelInFlight) {
        work.cancel()
        subscriber.send(completion: .finished)
      }
      work.run {
        self.sink(
          receiveCompletion: {
            unregister()
            subscriber.send(completion: $0)
          },
          receiveValue: subscriber.send)
      }
      return AnyCancellable {
        unregister()
        work.cancel()
      }
    }
  }

  /// Creates an effect that cancels every running effect with an id.
  ///
  /// - Parameter id: The id given to ``cancellable(id:cancelInFlight:)``.
  public static func cancel(id: AnyHashable) -> Self {
    let constructed = CancellationTable.current
    return .fireAndForget { (constructed ?? .current ?? .ambient).cancel(id) }
  }

  /// Creates an effect that cancels every running effect with one of several ids.
  public static func cancel(ids: [AnyHashable]) -> Self {
    .merge(ids.map(Self.cancel(id:)))
  }
}
