public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    fatalError()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { fatalError() }

  public init<C: Cancellable>(_ canceller: C) { fatalError() }

  public func cancel() { fatalError() }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { fatalError() }

  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
}
