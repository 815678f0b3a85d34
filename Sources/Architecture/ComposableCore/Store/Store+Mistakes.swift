public import CasePaths
public import IdentifiedCollections

// Key paths to no case are errors with words here. Without these functions, the compiler takes them for
// functions, and says that a store is no collection.

extension Store {
  /// Refuses a case that the actions do not have.
  @available(
    *, unavailable, message: "The actions have no case of this name with such a payload"
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: KeyPath<_UnknownCase, _UnknownCase>
  ) -> Store<ChildState, ChildAction> {
    preconditionFailure("'scope' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have, for a child in an optional.
  @available(
    *, unavailable, message: "The actions have no case of this name with such a payload"
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: KeyPath<_UnknownCase, _UnknownCase>
  ) -> Store<ChildState, ChildAction>? {
    preconditionFailure("'scope' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have, for the elements of a list.
  @available(
    *, unavailable,
    message: "The actions have no case of this name with an 'IdentifiedActionOf' the elements"
  )
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: KeyPath<_UnknownCase, _UnknownCase>
  ) -> [Store<ElementState, ElementAction>] {
    preconditionFailure("'scope' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have, where nothing says which actions the child has.
  @available(
    *, unavailable, message: "The actions have no case of this name with such a payload"
  )
  @_disfavoredOverload
  public func scope<ChildState>(
    state: KeyPath<State, ChildState>, action: KeyPath<_UnknownProperty, _UnknownProperty>
  ) -> Store<ChildState, Never> {
    preconditionFailure("'scope' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have, for a child in an optional of which nothing says which
  /// actions it has.
  @available(
    *, unavailable, message: "The actions have no case of this name with such a payload"
  )
  @_disfavoredOverload
  public func scope<ChildState>(
    state: KeyPath<State, ChildState?>, action: KeyPath<_UnknownProperty, _UnknownProperty>
  ) -> Store<ChildState, Never>? {
    preconditionFailure("'scope' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have, for elements of which nothing says which actions they have.
  @available(
    *, unavailable,
    message: "The actions have no case of this name with an 'IdentifiedActionOf' the elements"
  )
  @_disfavoredOverload
  public func scope<ElementID, ElementState>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: KeyPath<_UnknownProperty, _UnknownProperty>
  ) -> [Store<ElementState, Never>] {
    preconditionFailure("'scope' was called with an unknown case")
  }
}
