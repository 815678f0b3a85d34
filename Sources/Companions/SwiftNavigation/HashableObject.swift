/// A class whose instances are equal only if they are the same instance.
///
/// Conform a model to this protocol to store it in sets, as ids or in hashable enums:
///
/// ```swift
/// final class Feature: HashableObject {
///   var title = ""
/// }
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Returns whether both references point to the same instance.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
