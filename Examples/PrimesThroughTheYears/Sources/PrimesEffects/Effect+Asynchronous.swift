import ComposableArchitectureEpisode90
import ConcurrencyExtras

extension Effect {
  /// Creates an effect of one value that an asynchronous function computes.
  ///
  /// - Parameter work: The function to run. Its task is cancelled with the effect.
  public static func asynchronous(
    _ work: @escaping @Sendable () async -> Output
  ) -> Effect where Output: Sendable {
    Deferred { () -> AnyPublisher<Output, Never> in
      let task = Task { await work() }
      return Future { promise in
        // Safe: called once.
        let promise = UncheckedSendable(promise)
        Task { promise.value(.success(await task.value)) }
      }
      .handleEvents(receiveCancel: { task.cancel() })
      .eraseToAnyPublisher()
    }
    .eraseToEffect()
  }
}
