/// The identity of a feature on a stack, which it keeps while it is there.
///
/// Ids are handed out in order, and never again. Under test they are counted from 0, and may be
/// written as literals: `store.send(\.path[id: 0].saveButtonTapped)`.
public struct StackElementID: Hashable, Sendable {
  /// How many ids were handed out before this one.
  @_spi(Internals)
  public let generation: Int
}

extension StackElementID: CustomStringConvertible {
  /// A number sign and the place in which the id was handed out.
  public var description: String { "#\(generation)" }
}

extension StackElementID: CustomDebugStringConvertible {
  /// A number sign and the place in which the id was handed out.
  public var debugDescription: String { description }
}

extension StackElementID: CustomDumpStringConvertible {
  /// A number sign and the place in which the id was handed out.
  public var customDumpDescription: String { description }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates an id by its number, in tests alone.
  ///
  /// > Important: This stops the program outside of tests, where nobody can know the number.
  public init(integerLiteral value: Int) {
    guard DependencyValues._current.context == .test else {
      fatalError(Issues.stackElementIDLiteral(value))
    }
    self.init(generation: value)
  }
}
