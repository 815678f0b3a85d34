public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { fatalError() }

  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
  public func send(subscription: any Subscription) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output {
    get { fatalError() }
    set { fatalError() }
  }

  public init(_ value: Output) { fatalError() }

  public func send(_ input: Output) { fatalError() }
  public func send(completion: Subscribers.Completion<Failure>) { fatalError() }
  public func send(subscription: any Subscription) { fatalError() }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    fatalError()
  }
}
