/// Work that a reducer leaves to the store: a publisher of actions that cannot fail.
///
/// ```swift
/// func counterReducer(state: inout CounterState, action: CounterAction) -> [Effect<CounterAction>] {
///   guard action == .nthPrimeButtonTapped else { return [] }
///   return [
///     nthPrime(state.count)
///       .map(CounterAction.nthPrimeResponse)
///       .receive(on: DispatchQueue.main)
///       .eraseToEffect()
///   ]
/// }
/// ```
public struct Effect<Output>: Publisher {
  /// Effects cannot fail.
  public typealias Failure = Never

  private let publisher: AnyPublisher<Output, Failure>

  init(publisher: AnyPublisher<Output, Failure>) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher that the effect was made of.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }

  /// Creates an effect that does something and emits nothing.
  ///
  /// - Parameter work: Called when the effect is run.
  public static func fireAndForget(work: @escaping () -> Void) -> Effect {
    Deferred { () -> Empty<Output, Never> in
      work()
      return Empty(completeImmediately: true)
    }
    .eraseToEffect()
  }

  /// Creates an effect of one value that is computed when the effect is run.
  ///
  /// - Parameter work: Computes the value.
  public static func sync(work: @escaping () -> Output) -> Effect {
    Deferred { Just(work()) }.eraseToEffect()
  }
}
