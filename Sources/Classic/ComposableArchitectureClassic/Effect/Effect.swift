/// A publisher of actions, which a reducer returns to have the store run work.
///
/// The store subscribes to the effect, and sends each emitted action to itself. Actions emitted
/// during the subscription are processed before `send` returns.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
///   state, action, environment in
///   guard action == .rhymeButtonTapped else { return .none }
///   return environment.rhyme(state.count)
///     .receive(on: environment.mainQueue)
///     .catchToEffect()
///     .map(CounterAction.rhymeResponse)
/// }
/// ```
///
/// `eraseToEffect()` makes an effect of any publisher.
public struct Effect<Output, Failure: Error>: Publisher {
  /// The publisher that the effect wraps.
  public let upstream: AnyPublisher<Output, Failure>

  /// Whether the effect is known to do nothing, so that `merge` and `concatenate` can skip it.
  let isNone: Bool

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let effect = publisher as? Self {
      self = effect
    } else {
      self.init(upstream: publisher.eraseToAnyPublisher(), isNone: false)
    }
  }

  /// Creates an effect that emits one value at once.
  public init(value: Output) {
    self.init(Just(value).setFailureType(to: Failure.self))
  }

  /// Creates an effect that fails at once.
  public init(error: Failure) {
    self.init(Fail(error: error))
  }

  private init(upstream: AnyPublisher<Output, Failure>, isNone: Bool) {
    self.upstream = upstream
    self.isNone = isNone
  }

  /// An effect that does nothing and completes at once.
  public static var none: Self {
    Self(upstream: Empty(completeImmediately: true).eraseToAnyPublisher(), isNone: true)
  }

  /// Subscribes to the wrapped publisher.
  public func receive<S: CombineSubscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(subscriber)
  }
}

/// Another name of Combine's `Subscriber` protocol, for code where ``Effect/Subscriber`` hides it.
public typealias CombineSubscriber = Subscriber
