public import CasePaths

// Key paths to no property, and children of other features, are errors with words here. Without these functions,
// the compiler says that key paths are no case paths, or that a key path is none to be written by.

extension Reducer {
  /// Refuses a key path to a property that the state does not have.
  @available(*, unavailable, message: "The state has no property of this name")
  @_disfavoredOverload
  public func ifLet<ContainerAction>(
    _ toChildState: KeyPath<_UnknownProperty, _UnknownProperty>,
    action toChildAction: CaseKeyPath<Action, ContainerAction>,
    @_MistakenChildBuilder _ child: () -> Void
  ) -> Reduce<State, Action> {
    Reduce(self)
  }

  /// Refuses a key path to a property that the state does not have.
  @available(*, unavailable, message: "The state has no property of this name")
  @_disfavoredOverload
  public func forEach<ElementsAction>(
    _ toElements: KeyPath<_UnknownProperty, _UnknownProperty>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @_MistakenChildBuilder _ element: () -> Void
  ) -> Reduce<State, Action> {
    Reduce(self)
  }

  /// Refuses an array.
  @available(
    *, unavailable, message: "The elements must be in an 'IdentifiedArrayOf', not in an 'Array'"
  )
  @_disfavoredOverload
  public func forEach<Element, ElementsAction>(
    _ toElements: WritableKeyPath<State, [Element]>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @_MistakenChildBuilder _ element: () -> Void
  ) -> Reduce<State, Action> {
    Reduce(self)
  }
}

extension Scope {
  /// Refuses a key path to a property that the state does not have.
  @available(*, unavailable, message: "The state has no property of this name")
  @_disfavoredOverload
  public init<ChildAction>(
    state toChildState: KeyPath<_UnknownProperty, _UnknownProperty>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @_MistakenChildBuilder child: () -> Void
  ) where Child == EmptyReducer<_UnknownProperty, ChildAction> {
    preconditionFailure("'Scope' was made with an unknown property")
  }

  /// Refuses a child of another feature.
  @available(
    *, unavailable, message: "The child is of another feature than its state and its case"
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @_MistakenChildBuilder child: () -> Void
  ) where Child == EmptyReducer<ChildState, ChildAction> {
    preconditionFailure("'Scope' was made with the child of another feature")
  }
}

/// Builds nothing of reducers of any features.
///
/// Underscored because only refused code names it.
@resultBuilder
public enum _MistakenChildBuilder {
  /// Accepts a reducer.
  public static func buildExpression<R: Reducer>(_ expression: R) {}

  /// Accepts the reducers.
  public static func buildBlock(_ reducers: Void...) {}
}

/// The root of key paths to properties that do not exist.
///
/// Underscored because only refused code names it.
@dynamicMemberLookup
public struct _UnknownProperty {
  /// The property of any name.
  @_disfavoredOverload  // After the mistakes that are not in the name.
  public subscript(dynamicMember name: String) -> _UnknownProperty { self }
}
