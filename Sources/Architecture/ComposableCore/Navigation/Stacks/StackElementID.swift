/// The identity of a feature for as long as it is on a stack.
///
/// Ids are handed out in order, and never again. Under test they are counted from 0, and may be
/// written as literals: `store.send(\.path[id: 0].saveButtonTapped)`.
///
/// ```swift
/// let id: StackElementID? = state.path.ids.last
/// if let id { state.path[id: id] = nil }
/// ```
public struct StackElementID: Hashable, Sendable {
  /// The number of ids that were handed out before this one.
  @_spi(Internals)
  public let generation: Int

  /// The number as bits, for digests.
  @usableFromInline
  var bits: UInt64 { UInt64(truncatingIfNeeded: generation) }
}

extension StackElementID: CustomStringConvertible {
  /// A number sign and the number of the id.
  public var description: String { "#\(generation)" }
}

extension StackElementID: CustomDebugStringConvertible {
  /// A number sign and the number of the id.
  public var debugDescription: String { description }
}

extension StackElementID: CustomDumpStringConvertible {
  /// A number sign and the number of the id.
  public var customDumpDescription: String { description }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates an id by its number, in tests alone.
  ///
  /// > Important: This traps outside of tests, where the number cannot be known.
  public init(integerLiteral value: Int) {
    guard DependencyValues._current.context == .test else {
      fatalError(Issues.stackElementIDLiteral(value))
    }
    self.init(generation: value)
  }
}
