extension Store {
  /// Returns a store whose state and actions are mapped by functions.
  ///
  /// - Parameters:
  ///   - toChildState: Finds the child's state in the parent's.
  ///   - fromChildAction: Embeds the child's actions in the parent's.
  /// - Returns: A new store for every call, since functions cannot be compared.
  @available(
    *, deprecated,
    message: "Pass 'state' a key path to a property and 'action' a key path to a case"
  )
  @_disfavoredOverload  // A key path literal is no function here.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    mapped(state: toChildState, action: fromChildAction)
  }
}
