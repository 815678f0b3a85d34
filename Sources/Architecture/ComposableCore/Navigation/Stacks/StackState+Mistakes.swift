public import CasePaths

// Key paths to no case are errors with words here. Without these subscripts, the compiler takes them for case paths.

extension StackState {
  /// Refuses a key path to a case that the elements do not have.
  @available(*, unavailable, message: "The elements have no case of this name")
  @_disfavoredOverload
  public subscript<Case>(
    id id: StackElementID, case keyPath: KeyPath<_UnknownCase, _UnknownCase>
  ) -> Case? {
    get { preconditionFailure("A case that does not exist was read") }
    set { preconditionFailure("A case that does not exist was written") }
  }

  /// Refuses a key path to a case that the elements do not have, for a property of its payload.
  @available(*, unavailable, message: "The elements have no case of this name")
  @_disfavoredOverload
  public subscript(
    id id: StackElementID, case keyPath: KeyPath<_UnknownCase, _UnknownCase>
  ) -> _UnknownPayload? {
    get { preconditionFailure("A case that does not exist was read") }
    set { preconditionFailure("A case that does not exist was written") }
  }
}

/// The payload of a case that does not exist.
///
/// Underscored because only refused code names it.
@dynamicMemberLookup
public struct _UnknownPayload {
  /// The property of any name and type.
  public subscript<Member>(dynamicMember name: String) -> Member {
    get { preconditionFailure("A case that does not exist was read") }
    set { preconditionFailure("A case that does not exist was written") }
  }
}
