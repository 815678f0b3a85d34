#if PortableViews
/// The identity of a rendered element, unique within its graph and never reused.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the identity, unique within the graph.
  public let rawValue: Int

  /// Creates an identity from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number after a `#`, such as `#12`.
  public var description: String { "#\(rawValue)" }

  /// Orders identities by age, the oldest first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
#endif
