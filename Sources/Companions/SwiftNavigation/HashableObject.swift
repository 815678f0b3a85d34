/// An object that is equal to itself alone.
///
/// Conform a model to it to hold the model in sets, as ids or in the cases of hashable enums:
///
/// ```swift
/// final class Feature: HashableObject {
///   var title = ""
/// }
/// ```
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Tells whether two objects are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
