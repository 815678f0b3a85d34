// A misspelled name is an error with words here. Without these initializers, the compiler says that a key path
// is no type of a key.

extension Dependency {
  /// Refuses a dependency that `DependencyValues` does not have.
  @available(*, unavailable, message: "'DependencyValues' has no property of this name")
  public init(_ keyPath: KeyPath<_UnknownDependency, _UnknownDependency>)
  where Value == _UnknownDependency {
    preconditionFailure("A dependency that does not exist was read")
  }

  /// Refuses a dependency that `DependencyValues` does not have, for a property with a type.
  @available(*, unavailable, message: "'DependencyValues' has no property of this name and type")
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_UnknownDependency, _UnknownDependency>) {
    preconditionFailure("A dependency that does not exist was read")
  }
}

/// The root of key paths to dependencies that do not exist.
///
/// Underscored because only refused code names it.
@dynamicMemberLookup
public struct _UnknownDependency: Sendable {
  /// The dependency of any name.
  public subscript(dynamicMember name: String) -> _UnknownDependency { self }
}
