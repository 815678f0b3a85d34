// Publishers that publish by themselves.

public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
    fatalError()
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { fatalError() }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    fatalError()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { fatalError() }

  public init(outputType: Output.Type, failure: Failure) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

extension Result {
  public var publisher: Result<Success, Failure>.Publisher { fatalError() }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Success {
      fatalError()
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { fatalError() }
}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { fatalError() }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      fatalError()
    }
  }
}
