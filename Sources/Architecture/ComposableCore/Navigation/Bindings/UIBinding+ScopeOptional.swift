#if ComposableArchitecture2DeprecationOverloads
public import SwiftNavigation

extension UIBindable {
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
  ) -> UIBinding<Store<Child, ChildAction>?> where Value == Store<State, Action> {
    PresentationBinding(
      store: wrappedValue, state: state, action: action,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ).binding
  }
}
#endif
