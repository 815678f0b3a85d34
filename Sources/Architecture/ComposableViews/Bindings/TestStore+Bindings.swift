import ComposableCore

extension TestStore where Action: BindableAction, Action.State == State {
  /// The bindings that view state is made from, to test it: `ViewState(store: store.bindings)`.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public var bindings: BindingViewStore<State> {
    let state = UncheckedSendable(state)
    return BindingViewStore(state: state.value, read: { state.value }, send: { _ in })
  }
}

extension TestStore {
  /// Returns the bindings that view state is made from, for a feature whose bindings are in a case.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    let state = UncheckedSendable(state)
    return BindingViewStore(state: state.value, read: { state.value }, send: { _ in })
  }

  /// Returns the bindings that view state is made from, for a feature whose bindings are in a case.
  ///
  /// - Parameter toViewAction: The path to the case that carries the actions with bindings.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    let state = UncheckedSendable(state)
    return BindingViewStore(state: state.value, read: { state.value }, send: { _ in })
  }
}
