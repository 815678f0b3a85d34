#if PortableViews
/// A value with its own idea of being the same, instead of equality or comparing fields.
package protocol IdentityComparable {
  /// Whether a view that holds one value may keep what it has made of the other.
  static func isSame(_ lhs: Self, _ rhs: Self) -> Bool
}

/// An optional, seen without its type.
protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
#endif
