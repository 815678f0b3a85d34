import ComposableCore
import ComposableUI

extension Bindable {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// Writing `nil` sends `.dismiss`.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.profile, action: \.profile)) { store in
  ///   ProfileView(store: store)
  /// }
  /// ```
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
  ) -> Binding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: Container._scopeKeyPath(state), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
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
    state: KeyPath<State, Container>,
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
}

extension Bindable {
  /// Returns a binding to the store of a navigation stack, for `NavigationStack(path:)`.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .settings(let store): SettingsView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}

extension Binding {
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
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}

extension Store where State: ObservableState {
  func stack<ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    Binding(get: { self.scope(state: state, action: action) }, set: { _ in })
  }

  func presentation<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let dismiss = AnyCasePath(action).embed(.dismiss)
    let presented = action.appending(path: \.presented)
    // As in SwiftUI, the body that creates the binding depends on the presented state.
    _ = self[dynamicMember: state]
    return Binding(
      get: { self.scope(state: state, action: presented) },
      set: { newValue in
        // The presented feature may have been removed together with its parent.
        guard newValue == nil, !self.isInvalid, self.withState({ $0[keyPath: state] != nil })
        else { return }
        self.send(dismiss)
        if self.withState({ $0[keyPath: state] != nil }) {
          let location = CodeLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
          let name = self.withState { propertyName(of: state, in: $0) }
          reportIssue(Issues.missingIfLet(name, at: location), at: location)
        }
      })
  }
}
