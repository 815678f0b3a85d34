public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { fatalError() }
}

public struct CombineIdentifier: Hashable, Sendable {
  public init() { fatalError() }
}

public enum Subscribers {
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  @frozen public struct Demand: Comparable, Hashable, Sendable {
    public static var unlimited: Demand { fatalError() }
    public static var none: Demand { fatalError() }

    public static func max(_ value: Int) -> Demand { fatalError() }
    public static func + (lhs: Demand, rhs: Demand) -> Demand { fatalError() }
    public static func += (lhs: inout Demand, rhs: Demand) { fatalError() }
    public static func - (lhs: Demand, rhs: Int) -> Demand { fatalError() }
    public static func -= (lhs: inout Demand, rhs: Int) { fatalError() }
    public static func < (lhs: Demand, rhs: Demand) -> Bool { fatalError() }
    public static func > (lhs: Demand, rhs: Int) -> Bool { fatalError() }
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      fatalError()
    }

    public func receive(subscription: any Subscription) { fatalError() }
    public func receive(_ value: Input) -> Demand { fatalError() }
    public func receive(completion: Completion<Failure>) { fatalError() }
    public func cancel() { fatalError() }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}
