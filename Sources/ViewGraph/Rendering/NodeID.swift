/// The identity of a rendered element, unique within its graph and never reused.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public var description: String { "#\(rawValue)" }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
