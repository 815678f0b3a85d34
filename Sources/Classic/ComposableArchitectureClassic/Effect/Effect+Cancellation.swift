extension Effect {
  /// Makes an effect cancellable by an id.
  ///
  /// An effect that is cancelled completes without emitting anything more.
  ///
  /// - Parameters:
  ///   - id: The id for ``cancel(id:)``. Ids belong to the store that runs the effect: two stores
  ///     that use the same id do not get into each other's way. An effect that is made on another
  ///     thread than the store's, in a `flatMap` behind `receive(on:)`, has an id of the process.
  ///   - cancelInFlight: Whether to cancel what still runs under that id first.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Self {
    let scope = CancellationRegistry.current
    return .run { subscriber in
      let scope = scope ?? .current ?? .ambient
      if cancelInFlight { scope.cancel(id) }
      let work = CancellableWork()
      let key = scope.register(id) {
        work.cancel()
        subscriber.send(completion: .finished)
      }
      work.run {
        self.sink(
          receiveCompletion: {
            scope.unregister(key, for: id)
            subscriber.send(completion: $0)
          },
          receiveValue: subscriber.send)
      }
      return AnyCancellable {
        scope.unregister(key, for: id)
        work.cancel()
      }
    }
  }

  /// Creates an effect that cancels every effect that runs under an id.
  ///
  /// - Parameter id: The id given to ``cancellable(id:cancelInFlight:)``.
  public static func cancel(id: AnyHashable) -> Self {
    let scope = CancellationRegistry.current
    return .fireAndForget { (scope ?? .current ?? .ambient).cancel(id) }
  }

  /// Creates an effect that cancels every effect that runs under one of several ids.
  public static func cancel(ids: [AnyHashable]) -> Self {
    .merge(ids.map(Self.cancel(id:)))
  }
}
