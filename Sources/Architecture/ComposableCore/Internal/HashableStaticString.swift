/// A static string that can be compared and hashed.
///
/// Underscored because only keys made of source locations use it.
public struct _HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The string.
  public let rawValue: StaticString

  /// Wraps a string.
  public init(rawValue: StaticString) {
    self.rawValue = rawValue
  }

  /// Creates a value from a literal.
  public init(stringLiteral value: StaticString) {
    self.init(rawValue: value)
  }

  /// Whether both are the same text.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.description == rhs.rawValue.description
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.description)
  }
}

extension _HashableStaticString: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text.
  public var description: String { rawValue.description }

  /// The text as a literal.
  public var debugDescription: String { rawValue.description.debugDescription }
}
