#if PortableViews
/// A type with its own comparison, used instead of `==` or a comparison of fields.
package protocol IdentityComparable {
  /// Returns whether a view that holds one value may reuse the content it made from the other.
  static func isSame(_ lhs: Self, _ rhs: Self) -> Bool
}

/// An optional type whose wrapped type is unknown at compile time.
protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
#endif
