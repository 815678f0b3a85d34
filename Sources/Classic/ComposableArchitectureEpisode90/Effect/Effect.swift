/// A publisher of actions, which a reducer returns to have the store run work.
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
  /// The failure type: effects cannot fail.
  public typealias Failure = Never

  private let publisher: AnyPublisher<Output, Failure>

  init(publisher: AnyPublisher<Output, Failure>) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher that the effect wraps.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }

  /// Creates an effect that runs a function and emits nothing.
  ///
  /// - Parameter work: Called when the store runs the effect.
  public static func fireAndForget(work: @escaping () -> Void) -> Effect {
    Deferred { () -> Empty<Output, Never> in
      work()
      return Empty(completeImmediately: true)
    }
    .eraseToEffect()
  }

  /// Creates an effect of one value, computed when the effect is run.
  ///
  /// - Parameter work: Returns the value to emit.
  public static func sync(work: @escaping () -> Output) -> Effect {
    Deferred { Just(work()) }.eraseToEffect()
  }
}
