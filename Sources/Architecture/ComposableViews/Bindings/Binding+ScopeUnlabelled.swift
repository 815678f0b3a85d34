import ComposableCore
import ComposableUI

extension Bindable {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The property that holds the feature's state: an optional or presentation state.
  ///   - action: The case that carries the feature's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: Container._scopeKeyPath(state), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a binding to the store of a navigation stack, for `NavigationStack(path:)`.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension Binding {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The property that holds the feature's state: an optional or presentation state.
  ///   - action: The case that carries the feature's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    _ state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: Container._scopeKeyPath(state), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns a binding to the store of a navigation stack, for `NavigationStack(path:)`.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
