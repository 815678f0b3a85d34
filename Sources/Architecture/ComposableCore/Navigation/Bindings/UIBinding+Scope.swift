public import SwiftNavigation

extension UIBindable {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// Writing `nil` sends `.dismiss`, unless the feature that was read last is no longer presented.
  ///
  /// ```swift
  /// @UIBindable var store = Store(initialState: Feature.State()) { Feature() }
  ///
  /// let profile = $store.scope(state: \.$profile, action: \.profile)
  /// let token = observe {
  ///   label.text = profile.wrappedValue.map { "Signed in as \($0.name)" } ?? "Signed out"
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
  ) -> UIBinding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    PresentationBinding(
      store: wrappedValue, state: state, action: action,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ).binding
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
  ) -> UIBinding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension UIBinding {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// Writing `nil` sends `.dismiss`, unless the feature that was read last is no longer presented.
  ///
  /// ```swift
  /// @UIBinding var store = Store(initialState: Feature.State()) { Feature() }
  ///
  /// let profile = $store.scope(state: \.$profile, action: \.profile)
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
  ) -> UIBinding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    PresentationBinding(
      store: wrappedValue, state: state, action: action,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ).binding
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
  ) -> UIBinding<Store<Container.Child, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
