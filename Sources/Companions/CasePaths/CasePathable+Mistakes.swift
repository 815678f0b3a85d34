// Names of no case are errors with words here. Without these subscripts, the compiler produces no diagnostic at all.

extension CasePathable {
  /// Refuses a name that no case has, where the enum is marked `@dynamicMemberLookup`.
  @available(*, unavailable, message: "The enum has no case of this name")
  public static subscript(dynamicMember name: String) -> Self {
    preconditionFailure("A case that does not exist was used")
  }

  /// Refuses a name that no case has, with a payload.
  @available(*, unavailable, message: "The enum has no case of this name")
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> (Any) -> Self {
    preconditionFailure("A case that does not exist was used")
  }

  /// Refuses a key path to a case that the enum does not have.
  @available(*, unavailable, message: "The enum has no case of this name")
  @_disfavoredOverload
  public subscript<Value>(case keyPath: KeyPath<_UnknownCase, _UnknownCase>) -> Value? {
    get { preconditionFailure("A case that does not exist was read") }
    set { preconditionFailure("A case that does not exist was written") }
  }

  /// Refuses a case that the enum does not have, in a pattern.
  ///
  /// Without it, the compiler looks for the name among the key paths, and does not report it.
  @available(*, unavailable, message: "The pattern is no case of the enum")
  @_disfavoredOverload
  public static func ~= (pattern: Self, value: Self) -> Bool {
    preconditionFailure("A pattern that is no case was compared")
  }
}

/// The root of key paths to cases that do not exist.
///
/// Underscored because only refused code names it.
@dynamicMemberLookup
public struct _UnknownCase {
  /// The case of any name.
  public subscript(dynamicMember name: String) -> _UnknownCase { self }
}
