import ComposableCore
import ComposableUI

extension Store: ObservableObject {
  /// A publisher that never fires; stores are observable objects only so that views can own them.
  public nonisolated var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

extension ObservedObject.Wrapper {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The property that holds the feature's state: an optional or presentation state.
  ///   - action: The case that carries the feature's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Child, ChildAction>?> where ObjectType == Store<State, Action> {
    store().presentation(
      state: Container._scopeKeyPath(state), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

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
  ) -> Binding<Store<Container.Child, ChildAction>?> where ObjectType == Store<State, Action> {
    store().presentation(
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
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where ObjectType == Store<State, Action> {
    store().stack(state: state, action: action)
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
  where ObjectType == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension ObservedObject.Wrapper {
  /// Returns the observed store, read through a binding: the wrapper exposes nothing else.
  @MainActor
  func store<State, Action>() -> Store<State, Action> where ObjectType == Store<State, Action> {
    self[dynamicMember: \.itself].wrappedValue
  }
}

extension Store {
  fileprivate var itself: Store {
    get { self }
    // Never called; the wrapper makes bindings of writable properties only.
    set {}
  }
}
