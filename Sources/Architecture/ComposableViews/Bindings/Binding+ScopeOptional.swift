#if ComposableArchitecture2DeprecationOverloads
import ComposableCore
import ComposableUI

extension Bindable {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The optional that holds the feature's state.
  ///   - action: The case that carries the feature's actions.
  @available(
    *, deprecated,
    message:
      "Scope to the presentation state, such as '\\.$destination', then name the case after it"
  )
  @MainActor
  public func scope<State: ObservableState, Action, Child, ChildAction>(
    state: KeyPath<State, Child?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Binding {
  /// Returns a binding to the store of a presented feature, which is `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The optional that holds the feature's state.
  ///   - action: The case that carries the feature's actions.
  @available(
    *, deprecated,
    message:
      "Scope to the presentation state, such as '\\.$destination', then name the case after it"
  )
  @MainActor
  public func scope<State: ObservableState, Action, Child, ChildAction>(
    state: KeyPath<State, Child?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Child, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
#endif
